import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserEntity } from '../src/features/auth/user-entity.ts';
import { serializeError } from '../src/http/serialize-error.ts';
import { openMailer } from '../src/adapters/mailer.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('serializeError', () => {
  it('names the database error, and not the rejected row', async () => {
    await test.signInAs('secret.person@lanesight.ai');
    const em = test.orm.em.fork();
    em.create(UserEntity, { email: 'secret.person@lanesight.ai' });
    const error: unknown = await em.flush().catch((thrown: unknown) => thrown);
    const logged = JSON.stringify(serializeError(error));
    expect(logged).toContain('users_email_key');
    expect(logged).not.toContain('secret.person');
  });

  it('serializes a copy of an error, as the queue reports it', () => {
    const copy = {
      message: 'connect ECONNREFUSED',
      stack: 'Error: x\n    at connect (net.js:1:1)',
      queue: 'send-welcomes',
    };
    expect(serializeError(copy)).toMatchObject({ message: 'connect ECONNREFUSED', stack: 'at connect (net.js:1:1)' });
    expect(serializeError({ ...copy, severity: 'ERROR', detail: 'secret' })).toMatchObject({
      message: 'the database refused',
    });
  });

  it('keeps the message of our own error, and its cause', () => {
    const error = new Error('the provider is away', { cause: new TypeError('fetch failed') });
    expect(serializeError(error)).toMatchObject({
      type: 'Error',
      message: 'the provider is away',
      cause: { type: 'TypeError', message: 'fetch failed' },
    });
  });

  it("names the mail server's error, and not the recipient", async () => {
    const server = createServer((socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', (line) =>
        socket.write(
          String(line).startsWith('RCPT') ? '450 4.2.0 <secret.person@example.com>: later\r\n' : '250 ok\r\n',
        ),
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const transport = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, connections: 1 });
    const mailer = openMailer(transport, { from: 'news@example.com' });
    const mail = { to: 'secret.person@example.com', subject: 'x', text: 'x', html: 'x' };
    const error: unknown = await mailer(mail).catch((thrown: unknown) => thrown);
    transport.close();
    server.close();
    const logged = JSON.stringify(serializeError(error));
    expect(logged).toContain('the mail server answered 450 to RCPT TO');
    expect(logged).not.toContain('secret.person');
  });
});
