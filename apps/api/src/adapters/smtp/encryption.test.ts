import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SmtpTransport } from './smtp-transport.ts';

const passwords: string[] = [];

/** A mail server that offers STARTTLS and requires a password, with these options. */
async function mailServer(options: SMTPServerOptions, port = 0): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      passwords.push(String(password));
      done(null, { user: 'news' });
    },
    onData: (stream, _session, done) => stream.on('end', () => done()).resume(),
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((stopped) => server.close(() => stopped()));
  return { port: (server.server.address() as AddressInfo).port, stop };
}

it('sends no password to a server that offered encryption before and does not any more', async () => {
  const first = await mailServer({ closeTimeout: 10 });
  const smtpUrl = `smtp://news:secret@127.0.0.1:${first.port}?tls.rejectUnauthorized=false`;
  const transport = new SmtpTransport({ smtpUrl, connections: 1, timeoutMs: 300, rest: 1 });
  onTestFinished(() => transport.close());
  const submit = () =>
    transport.submit({ from: 'news@example.com', to: 'anna@example.org', content: Buffer.from('To: x\r\n\r\n') });
  expect(await submit()).toMatchObject({ outcome: 'handed_over' });
  // smtp-server warns of its built-in certificate.
  vi.mocked(console.error).mockClear();
  await first.stop();
  const plain = await mailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }, first.port);
  onTestFinished(plain.stop);
  expect(await submit()).toMatchObject({ outcome: 'deferred' });
  expect(passwords).toEqual(['secret']);
});
