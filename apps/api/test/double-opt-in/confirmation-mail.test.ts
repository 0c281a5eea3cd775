import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resendConfirmation } from '@workspace/contracts/pending-sign-ups';
import { freePort } from '@workspace/sandbox/free-port';
import { startSandbox } from '@workspace/sandbox/sandbox';
import { applyRule } from '../apply-retention-rule.ts';
import { suppress } from '../../src/features/suppressions/suppress.ts';
import { apiErrorOf } from '../call-as.ts';
import { hours, minutes, startSignUpTest, tokenIn, type SignUpTest } from './sign-up-test.ts';

let test: SignUpTest;
beforeAll(async () => {
  test = await startSignUpTest();
  await test.setDoubleOptIn(true);
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const email = 'ada@example.org';
const states = async () => (await test.pending()).map(({ mail }) => mail);
const resend = (id: string) => test.asStaff(resendConfirmation, { params: { listId: test.listId, id } });

describe('the confirmation email', () => {
  it('names the site, the list and the last day of its link', async () => {
    await test.sql('update email_lists set name = ? where id = ?', ['News <b>', test.listId]);
    await test.signUp(email);
    const [mail] = await test.sendMail();
    await test.sql('update email_lists set name = ? where id = ?', ['Website sign-ups', test.listId]);
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your sign-up' });
    expect(mail!.text).toContain('signed this address up on localhost:3000 for “News <b>”');
    expect(mail!.text).toContain(`http://localhost:3000/confirm/${tokenIn(mail!)}`);
    expect(mail!.html).toContain('News &#60;b&#62;');
  });

  it('is repeated for another sign-up after ten minutes, with the same response', async () => {
    const first = await test.signUp(email);
    expect(await test.sendMail()).toHaveLength(1);
    test.time.later = minutes(9);
    expect(await test.signUp('ADA@example.org')).toEqual(first);
    expect(await test.sendMail()).toEqual([]);
    test.time.later = minutes(10) + 1_000;
    expect(await test.signUp(email)).toEqual(first);
    expect(await test.sendMail()).toHaveLength(1);
    expect(await test.pending()).toHaveLength(1);
  });

  it('is sent nine times a day at most to an address that never confirms', async () => {
    let sent = 0;
    for (test.time.later = 0; test.time.later < hours(24); test.time.later += minutes(5)) {
      await test.signUp(email);
      sent += (await test.sendMail()).length;
    }
    expect(sent).toBeGreaterThan(5);
    expect(sent).toBeLessThanOrEqual(9);
  });

  it('is one for many sign-ups at the same time', async () => {
    await Promise.all(Array.from({ length: 30 }, () => test.signUp(email)));
    const sent = await Promise.all([test.sendMail(), test.sendMail()]);
    expect(sent.flat()).toHaveLength(1);
  });

  it('is sent again by staff under the same limit, and extends the time of its link', async () => {
    await test.signUp(email);
    await test.sendMail();
    const { id, expiresAt } = (await test.pending())[0]!;
    expect((await apiErrorOf(resend(id))).code).toBe('too_soon');
    test.time.later = hours(24);
    const { signUp } = await resend(id);
    expect(Date.parse(signUp.expiresAt)).toBeGreaterThan(Date.parse(expiresAt));
    const [mail] = await test.sendMail();
    await test.confirm(tokenIn(mail!));
    expect((await apiErrorOf(resend(id))).code).toBe('not_found');
  });
});

describe('the reminder', () => {
  it('is sent once after 48 hours, with a link of the same time', async () => {
    await test.signUp(email);
    const [first] = await test.sendMail();
    test.time.later = hours(47);
    expect(await test.remind()).toBe(0);
    test.time.later = hours(48) + 1_000;
    expect(await test.remind()).toBe(1);
    const [reminder] = await test.sendMail();
    expect(reminder!.subject).toBe('Your sign-up still waits for your confirmation');
    expect(tokenIn(reminder!)).toBe(tokenIn(first!));
    test.time.later = hours(120);
    expect(await test.remind()).toBe(0);
    expect(await test.sendMail()).toEqual([]);
  });

  it.each([
    ['the link has expired', async () => void (test.time.later = hours(7 * 24) + 1_000)],
    ['the address was suppressed', async () => suppress(test.orm.em.fork(), email, 'complained')],
    ['staff added the person', async () => void (await test.addByHand(email))],
  ])('is not sent when %s', async (_case, happen) => {
    await test.signUp(email);
    await test.sendMail();
    test.time.later = hours(49);
    await happen();
    expect(await test.remind()).toBe(0);
  });

  it('is not sent when it was queued and the link has expired meanwhile', async () => {
    await test.signUp(email);
    await test.sendMail();
    test.time.later = hours(6.99 * 24);
    expect(await test.remind()).toBe(1);
    test.time.later = hours(7 * 24) + 1_000;
    expect(await test.sendMail()).toEqual([]);
  });
});

describe('the mail server and the worker', () => {
  it('delay the email while the server is down or busy, and it is sent once later', async () => {
    await test.signUp(email);
    expect(await test.sendMail({ at: 'sender', does: '451 4.3.0 Busy' })).toEqual([]);
    expect(await states()).toEqual(['queued']);
    test.time.later = minutes(5);
    expect(await test.sendMail()).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });

  it('fail an email that the server rejects', async () => {
    await test.signUp(email);
    await test.sendMail({ at: 'recipient', does: '550 5.1.1 No such user' });
    expect(await states()).toEqual(['failed']);
  });

  it('fail an email that the server rejects with a character that the database cannot store', async () => {
    await test.signUp(email);
    await test.sendMail({ at: 'recipient', does: '550 5.1.1 No such \0 user' });
    expect(await states()).toEqual(['failed']);
  });

  it('leave an email that was perhaps accepted, and send it again on request alone', async () => {
    await test.signUp(email);
    await test.sendMail({ at: 'message', does: 'keep-and-cut' });
    expect(await states()).toEqual(['uncertain']);
    test.time.later = minutes(30);
    expect(await test.sendMail()).toEqual([]);
    await test.signUp(email);
    expect(await test.sendMail()).toHaveLength(1);
  });

  it('deliver an email of a sign-up to the mailbox of the sandbox', async () => {
    await test.signUp(email);
    const [port, smtpPort] = [await freePort(), await freePort()];
    const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
    const publicOrigin = 'http://localhost:3000';
    const sandbox = await startSandbox({ port, smtpPort, publicOrigin, ...client, parts: ['mailbox'] });
    await test.sendMailTo(smtpPort);
    const messages = (await (await fetch(`${sandbox.origin}/mail/messages`)).json()) as { to: string[] }[];
    await sandbox.stop();
    expect(messages.map(({ to }) => to)).toEqual([[email]]);
  });
});

describe('old sign-ups', () => {
  it('are deleted 30 days after the sign-up, when their link has expired', async () => {
    await test.signUp(email);
    const remove = (later: number) => applyRule(test.orm.em.fork(), 'sign-ups', new Date(Date.now() + later));
    expect(await remove(hours(29 * 24))).toBe(0);
    expect(await remove(hours(30 * 24) + 1_000)).toBe(1);
  });

  it('stay for as long as a link in a later email is valid', async () => {
    await test.signUp(email);
    await test.sql(`update pending_sign_ups set requested_at = now() - interval '40 days'`);
    const remove = (later: number) => applyRule(test.orm.em.fork(), 'sign-ups', new Date(Date.now() + later));
    const expiry = Date.parse((await test.pending())[0]!.expiresAt) - Date.now();
    expect(await remove(expiry - 1_000)).toBe(0);
    expect(await remove(expiry + 1_000)).toBe(1);
  });
});
