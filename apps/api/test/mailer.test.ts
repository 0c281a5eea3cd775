import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { openMailer } from '../src/adapters/mailer.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';

/** Receives one message and returns it as it was sent. */
async function oneMessage() {
  const taken = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let [came, isMessage] = ['', false];
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      came += chunk.toString('latin1');
      if (isMessage && came.endsWith('\r\n.\r\n')) {
        taken.resolve(came.slice(0, -3));
        isMessage = false;
        socket.write('250 Ok\r\n');
      } else if (!isMessage && came.endsWith('\r\n')) {
        isMessage = came.toUpperCase().startsWith('DATA');
        socket.write(isMessage ? '354 Go on\r\n' : '250 Ok\r\n');
        came = '';
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, taken: taken.promise, stop: () => server.close() };
}

describe('mailer', () => {
  it('signs welcome emails and notifications with a valid signature', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const server = await oneMessage();
    const transport = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${server.port}`, connections: 1 });
    const mailer = openMailer(transport, {
      from: 'News <news@example.com>',
      dkim: {
        domainName: 'example.com',
        keySelector: 's1',
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
    });
    await mailer({
      to: 'anna@example.org',
      subject: 'Welcome to Øresund',
      text: 'Hello',
      html: '<p>Hello</p>',
      replyTo: 'ada@city.example',
    });
    const message = await server.taken;
    transport.close();
    server.stop();
    expect(message).toMatch(/^DKIM-Signature:[^:]*h=from:reply-to:to:/s);
    const record = `v=DKIM1; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
    const { results } = await dkimVerify(Buffer.from(message, 'latin1'), { resolver: async () => [[record]] });
    expect(results.map(({ status }) => status.result)).toEqual(['pass']);
  });

  it.each([
    ['550 5.1.1 No such user', 550],
    ['450 4.2.0 Later', 450],
  ])('rejects with the code and the step of the server that answers %s', async (does, responseCode) => {
    const sink = await startMailSink({
      faults: ({ recipient }) => (recipient ? { at: 'recipient', does } : undefined),
    });
    const transport = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${sink.port}`, connections: 1 });
    const mailer = openMailer(transport, { from: 'News <news@example.com>' });
    const sent = mailer({ to: 'anna@example.org', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' });
    await expect(sent).rejects.toMatchObject({ responseCode, command: 'RCPT TO' });
    transport.close();
    await sink.stop();
  });
});
