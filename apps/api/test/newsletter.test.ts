import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseMail, getMailPreferences } from '@workspace/contracts/mail-preferences';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { freePort } from '@workspace/sandbox/free-port';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { isSuppressed, suppress } from '../src/features/suppressions/suppress.ts';
import { sendWelcomes } from '../src/features/newsletter/send-welcomes.ts';
import { openMailer, type Mail } from '../src/adapters/mailer.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { apiErrorOf } from './call-as.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(() => test.orm.em.fork().execute('delete from newsletter_subscriptions'));
afterAll(() => test.close());

const signUp = (email: string) => test.callWith()(signUpForNewsletter, { body: { email } });
const signUps = () =>
  test.orm.em.fork().execute<{ email: string }[]>('select email from newsletter_subscriptions order by email');

describe('a sign-up', () => {
  it('is stored as entered, once, case-insensitively, with the same response for a repeat', async () => {
    const first = await signUp(' Ada@Example.org ');
    const again = await signUp('ada@example.ORG');
    expect(again).toEqual(first);
    expect(await signUps()).toEqual([{ email: 'Ada@Example.org' }]);
  });

  it('stores 100 addresses from 1,000 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        test.app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: { email: `reader${index % 100}@example.org` },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await signUps()).toHaveLength(100);
  });

  it.each([
    ['', 'Write your email address'],
    ['   ', 'Write your email address'],
    ['ada', 'Write an email address such as name@example.com'],
    ['a@b', 'Write an email address such as name@example.com'],
    [`${'a'.repeat(250)}@example.org`, 'This email address is too long'],
  ])('is rejected with a message for the address %j', async (email, message) => {
    expect(await apiErrorOf(signUp(email))).toMatchObject({ status: 400, fields: { email: message } });
    expect(await signUps()).toEqual([]);
  });

  it('is confirmed but not stored when it fills in a hidden field', async () => {
    await test.callWith()(signUpForNewsletter, { body: { email: 'bot@example.org', website: 'x' } });
    expect(await signUps()).toEqual([]);
  });

  it('redirects a form without JavaScript to the report, and shows a page with the error for an invalid one', async () => {
    const send = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      });
    const done = await send('email=form%40example.org&website=');
    expect([done.statusCode, done.headers.location]).toEqual([303, '/potholes-report']);
    expect(await signUps()).toEqual([{ email: 'form@example.org' }]);
    const bad = await send('email=nobody');
    expect([bad.statusCode, bad.body.includes('Write an email address such as')]).toEqual([400, true]);
  });

  it('is rate limited per visitor, with a message', async () => {
    const limited = await test.startAnother({
      config: {
        publicOrigin,
        sessionSecrets: ['x'.repeat(40)],
        staffEmailDomains: ['lanesight.ai'],
        limitsCalls: true,
      },
    });
    const send = (address: string, email = 'a@example.org') =>
      limited.inject({ method: 'POST', url: '/api/newsletter', payload: { email }, remoteAddress: address });
    // Mistakes do not count, because users correct them.
    for (let call = 0; call < 12; call += 1) expect((await send('192.0.2.1', 'nobody')).statusCode).toBe(400);
    for (let call = 0; call < 10; call += 1) expect((await send('192.0.2.1')).statusCode).toBe(200);
    const rejected = await send('192.0.2.1');
    expect([rejected.statusCode, rejected.body]).toEqual([
      429,
      'That was a lot at once. Please try again in 10 minutes.',
    ]);
    expect((await send('192.0.2.2')).statusCode).toBe(200);
  });
});

describe('the welcome email', () => {
  let sandbox: Sandbox;
  const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
  const mail = async () =>
    (await (await fetch(`${sandbox.origin}/mail/messages`)).json()) as {
      to: string[];
      subject: string;
      html: string;
      text: string;
    }[];

  it('is pending while the mail server is down, and is sent once when it is back', async () => {
    await signUp('ada@example.org');
    const [port, smtpPort] = [await freePort(), await freePort()];
    const transport = new SmtpTransport({ smtpUrl: `smtp://localhost:${smtpPort}`, connections: 2, rest: 0 });
    const mailer = openMailer(transport, { from: 'News <news@example.com>' });
    const send = () => sendWelcomes(test.orm.em.fork(), mailer, testMailSettings);
    await expect(send()).rejects.toThrow(/ECONNREFUSED/);
    sandbox = await startSandbox({ port, smtpPort, publicOrigin, ...client, parts: ['mailbox'] });
    try {
      expect(await Promise.all([send(), send()])).toEqual(
        expect.arrayContaining([expect.objectContaining({ sent: 1 })]),
      );
      expect(await send()).toMatchObject({ sent: 0, left: 0 });
      const messages = await mail();
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ to: ['ada@example.org'], subject: 'Your potholes report' });
      expect(messages[0]!.text).toContain(`${publicOrigin}/potholes-report`);
      expect(messages[0]!.html).toContain(`<a href="${publicOrigin}/potholes-report">Read the potholes report</a>`);
    } finally {
      transport.close();
      await sandbox.stop();
    }
  });

  it('contains the link to resubscribe for an unsubscribed address, once a day', async () => {
    const em = test.orm.em.fork();
    const sent: Mail[] = [];
    const send = () => sendWelcomes(em, async (mail) => void sent.push(mail), testMailSettings);
    await signUp('leo@example.org');
    await send();
    await suppress(em, 'leo@example.org', 'left');
    await signUp('leo@example.org');
    expect(await send()).toMatchObject({ sent: 0, left: 0 });
    await em.execute("update newsletter_subscriptions set welcomed_at = now() - interval '25 hours'");
    await signUp('LEO@example.org');
    await signUp('leo@example.org');
    expect(await send()).toMatchObject({ sent: 1, left: 0 });
    expect(await isSuppressed(em, 'leo@example.org')).toBe(true);

    const { text } = sent[1]!;
    expect(text).toContain('had left our newsletter');
    const token = /about=([\w-]+)/.exec(text)![1]!;
    const response = await test.callWith()(chooseMail, { params: { token }, body: { choice: 'return' } });
    expect(response.standing).toBe('subscribed');
    expect(await isSuppressed(em, 'leo@example.org')).toBe(false);
  });

  it('contains the unsubscribe link, and is not sent again to a current subscriber', async () => {
    const em = test.orm.em.fork();
    const sent: Mail[] = [];
    const send = () => sendWelcomes(em, async (mail) => void sent.push(mail), testMailSettings);
    await signUp('mia@example.org');
    await send();
    const token = /about=([\w-]+)/.exec(sent[0]!.text)![1]!;
    expect((await test.callWith()(getMailPreferences, { params: { token } })).standing).toBe('subscribed');
    await em.execute("update newsletter_subscriptions set welcomed_at = now() - interval '25 hours'");
    await signUp('mia@example.org');
    expect(await send()).toMatchObject({ sent: 0, left: 0 });
  });
});
