import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportSubscribers } from '@workspace/contracts/email-list-subscribers';
import { isSuppressed, suppress } from '../../src/features/suppressions/suppress.ts';
import { apiErrorOf } from '../call-as.ts';
import { hours, startSignUpTest, tokenIn, type SignUpTest } from './sign-up-test.ts';

let test: SignUpTest;
beforeAll(async () => {
  test = await startSignUpTest();
  await test.setDoubleOptIn(true);
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** Signs an address up, and returns the token of its email. */
async function tokenFor(email: string): Promise<string> {
  await test.signUp(email);
  const [mail] = await test.sendMail();
  return tokenIn(mail!);
}

describe('a sign-up at a list with double opt-in', () => {
  it('waits outside of the subscribers, their count and their export', async () => {
    const response = await test.signUp('Ada@example.org');
    expect(response).toEqual({ message: 'Redirecting you to the Potholes Report...', needsConfirmation: true });
    expect(await test.pending()).toMatchObject([{ email: 'Ada@example.org', mail: 'queued', isExpired: false }]);
    expect(await test.list()).toMatchObject({ doubleOptIn: true, pendingCount: 1, subscriberCount: 0 });
    expect(await test.statuses()).toEqual([]);
    const csv = await test.asStaff(exportSubscribers, { params: { listId: test.listId } });
    expect(await csv.text()).not.toContain('example.org');
    expect(await test.sql('select from newsletter_subscriptions')).toEqual([]);
  });

  it('becomes a subscription by the link, once, and then gets the welcome email', async () => {
    const token = await tokenFor('ada@example.org');
    expect(await test.see(token)).toEqual({
      status: 'pending',
      email: 'ada@example.org',
      listName: 'Website sign-ups',
      confirmedAt: null,
    });
    const first = await test.confirm(token);
    expect(first).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) });
    expect(await test.confirm(token)).toEqual(first);
    expect(await test.see(token)).toEqual(first);
    expect(await test.statuses()).toEqual(['ada@example.org subscribed']);
    expect(await test.list()).toMatchObject({ pendingCount: 0, subscriberCount: 1 });
    expect(await test.sql('select email from newsletter_subscriptions where welcomed_at is null')).toHaveLength(1);
    expect(await test.sql('select from consents')).toHaveLength(1);
  });

  it('is confirmed once by ten requests at the same time', async () => {
    const token = await tokenFor('ada@example.org');
    const all = await Promise.all(Array.from({ length: 10 }, () => test.confirm(token)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['confirmed']));
    expect(await test.sql('select from consents')).toHaveLength(1);
  });

  it('is not changed by GET, HEAD, and other methods of a scanner', async () => {
    const token = await tokenFor('ada@example.org');
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const statuses = [];
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT'])
      statuses.push((await fetch(`${origin}/api/sign-ups/${token}`, { method, redirect: 'manual' })).status);
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect(await test.statuses()).toEqual([]);
    const crossSite = await fetch(`${origin}/api/sign-ups/${token}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([crossSite.status, await test.statuses()]).toEqual([403, []]);
    const form = await fetch(`${origin}/api/sign-ups/${token}`, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, `/confirm/${token}`]);
    expect(await test.statuses()).toEqual(['ada@example.org subscribed']);
  });

  it('cannot be confirmed after seven days, and then can be repeated', async () => {
    const token = await tokenFor('ada@example.org');
    test.time.later = hours(7 * 24) + 1_000;
    expect((await test.see(token)).status).toBe('expired');
    expect((await test.confirm(token)).status).toBe('expired');
    expect(await test.statuses()).toEqual([]);
    const again = await tokenFor('ada@example.org');
    expect((await test.see(token)).status).toBe('expired');
    expect((await test.confirm(again)).status).toBe('confirmed');
  });

  it('rejects an altered token', async () => {
    const token = await tokenFor('ada@example.org');
    const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const made of ['x', altered, `${token}A`])
      expect((await apiErrorOf(test.confirm(made))).code).toBe('not_found');
    expect(await test.statuses()).toEqual([]);
  });

  it.each(['left', 'complained'] as const)('asks an address that is suppressed as %s once a day', async (reason) => {
    const em = test.orm.em.fork();
    await suppress(em, 'leo@example.org', reason);
    const token = await tokenFor('leo@example.org');
    test.time.later = hours(1);
    await test.signUp('leo@example.org');
    expect(await test.sendMail()).toEqual([]);
    expect(await isSuppressed(em, 'leo@example.org')).toBe(true);
    expect((await test.confirm(token)).status).toBe('confirmed');
    expect(await isSuppressed(em, 'leo@example.org')).toBe(false);
  });

  it('leaves an unsubscribed person unsubscribed until the confirmation, and for good after another exit', async () => {
    await test.addByHand('mia@example.org');
    const leave = () => test.sql("update email_list_subscribers set status = 'unsubscribed', unsubscribed_at = now()");
    await leave();
    const token = await tokenFor('MIA@example.org');
    expect(await test.statuses()).toEqual(['mia@example.org unsubscribed']);
    await test.confirm(token);
    expect(await test.statuses()).toEqual(['mia@example.org subscribed']);
    await leave();
    expect((await test.confirm(token)).status).toBe('left');
    expect(await test.statuses()).toEqual(['mia@example.org unsubscribed']);
  });

  it('needs nothing from a person whom staff add', async () => {
    await test.signUp('ada@example.org');
    await test.addByHand('ada@example.org');
    expect(await test.pending()).toEqual([]);
    expect(await test.sendMail()).toEqual([]);
    expect(await test.statuses()).toEqual(['ada@example.org subscribed']);
    await test.signUp('ada@example.org');
    expect(await test.sendMail()).toEqual([]);
  });
});

describe('a sign-up at a list without double opt-in', () => {
  it('is subscribed at once, with the response as before', async () => {
    await test.setDoubleOptIn(false);
    const response = await test.signUp('ada@example.org');
    await test.setDoubleOptIn(true);
    expect(response).toEqual({ message: 'Redirecting you to the Potholes Report...' });
    expect(await test.statuses()).toEqual(['ada@example.org subscribed']);
    expect(await test.pending()).toEqual([]);
  });
});
