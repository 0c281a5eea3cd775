import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkMail, checkSenderDomain } from '../../src/operator/doctor/check-mail.ts';
import { checkMailboxes } from '../../src/operator/doctor/check-mailboxes.ts';
import { startBounceMailbox } from '../returned-mail/start-bounce-mailbox.ts';
import { found, silentPort } from './use-doctor.ts';

describe('the check of the mail server', () => {
  const smtpServer = async (options: ConstructorParameters<typeof SMTPServer>[0] = {}) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'site' && password === 'right'
          ? done(null, { user: username })
          : done(new Error('Wrong password')),
      ...options,
    });
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise((done) => server.close(() => done())));
    return (server.server.address() as AddressInfo).port;
  };

  it('signs in, and warns of a connection without encryption', async () => {
    expect(await found(checkMail, { SMTP_URL: `smtp://site:right@127.0.0.1:${await smtpServer()}` })).toEqual([
      'warning: 127.0.0.1 accepts email without encryption: use smtps:// or a server with STARTTLS.',
    ]);
  });

  it('names a wrong password', async () => {
    expect(await found(checkMail, { SMTP_URL: `smtp://site:wrong@127.0.0.1:${await smtpServer()}` })).toEqual([
      expect.stringMatching(/^wrong: 127\.0\.0\.1 rejects this product: .*Wrong password.* Correct SMTP_URL/),
    ]);
  });

  it('names a closed port, and ends for a silent server', async () => {
    expect(await found(checkMail)).toEqual([expect.stringMatching(/^wrong: 127\.0\.0\.1 cannot be reached \(.+\)/)]);
    expect(await found(checkMail, { SMTP_URL: `smtp://127.0.0.1:${await silentPort()}` }, 500)).toEqual([
      'wrong: No result within 0.5 s: the other side does not respond.',
    ]);
  });
});

describe('the check of the mailboxes', () => {
  it('opens each once, and names one that rejects its password', async () => {
    const { url, close } = await startBounceMailbox([]);
    onTestFinished(close);
    expect(await found(checkMailboxes)).toEqual([
      'ok: No mailbox is read: RETURNED_MAIL_URL, REQUESTS_MAIL_URL not set.',
    ]);
    const bounces = { RETURNED_MAIL_URL: url, RETURNED_MAIL_ADDRESS: 'bounces@site.example' };
    expect(await found(checkMailboxes, bounces)).toEqual(['ok: The mailbox of RETURNED_MAIL_URL can be read.']);
    const requests = { REQUESTS_MAIL_URL: url.replace('testpass', 'wrong'), REQUESTS_MAIL_ADDRESS: 'a@site.example' };
    expect(await found(checkMailboxes, { ...bounces, ...requests })).toEqual([
      'ok: The mailbox of RETURNED_MAIL_URL can be read.',
      'wrong: The mailbox INBOX at 127.0.0.1 cannot be opened (Login failed: authentication failure). Correct REQUESTS_MAIL_URL.',
    ]);
  });
});

describe('the check of the sender domain', () => {
  it('warns when DNS does not respond', async () => {
    const findings = await found(checkSenderDomain);
    expect(findings.length).toBeGreaterThan(5);
    expect(findings).toContain('warning: Not checked: DNS does not answer from here.');
  });
});
