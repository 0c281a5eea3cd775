import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkMail, checkSenderDomain } from '../../src/operator/doctor/check-mail.ts';
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

  it('names a certificate that sending rejects', async () => {
    const port = await smtpServer({ disabledCommands: [] });
    expect(await found(checkMail, { SMTP_URL: `smtp://site:right@127.0.0.1:${port}` })).toEqual([
      expect.stringMatching(/^wrong: 127\.0\.0\.1 rejects this product: .*certificate/),
    ]);
    // smtp-server warns of its built-in certificate.
    vi.mocked(console.error).mockClear();
  });

  it('names a closed port, and ends for a silent server', async () => {
    expect(await found(checkMail)).toEqual([expect.stringMatching(/^wrong: 127\.0\.0\.1 cannot be reached \(.+\)/)]);
    expect(await found(checkMail, { SMTP_URL: `smtp://127.0.0.1:${await silentPort()}` }, 500)).toEqual([
      'wrong: No result within 0.5 s: the other side does not respond.',
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
