import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import { createServer as createPlain, type AddressInfo, type Server as PlainServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { finishLogin, login } from '@workspace/contracts/auth';
import { openIdProvider } from '../src/adapters/identity-provider.ts';
import { probeMailServer } from '../src/adapters/smtp/probe-mail-server.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { openSignInFlow } from '../src/features/auth/sign-in-flow.ts';
import { openImageStore } from '../src/adapters/image-store/open-image-store.ts';
import { checkTls } from '../src/features/domain-check/check-mail-servers.ts';
import { checkMail } from '../src/operator/doctor/check-mail.ts';
import { checkIdentityProvider, checkModel } from '../src/operator/doctor/check-services.ts';
import { checkImageStore } from '../src/operator/doctor/check-storage.ts';
import { imageStoreConfig } from '../src/config-images.ts';
import { expired, trustExpired, valid } from './expired-certificate.ts';
import { startFaultyProvider } from './faulty-provider.ts';
import { found } from './operator/use-doctor.ts';
import { noNetwork } from './test-network.ts';
import { cookiesOf, publicOrigin, startTestApp } from './start-test-app.ts';
import { messageTo } from '@workspace/sandbox/mail-services/use-mail-services';

trustExpired();

async function listening(server: Server | PlainServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function httpsServer(): Promise<string> {
  const server = createServer(expired, (_request, response) => response.end('{}'));
  server.on('tlsClientError', () => {});
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${await listening(server)}`;
}

async function smtpServer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ ...expired, authOptional: true, ...options });
  server.on('error', () => {});
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  return listening(server.server);
}

describe('an identity provider whose certificate has expired', () => {
  it('is named with the date, to the person, in the log and by the doctor', async () => {
    const provider = await startFaultyProvider('staff', expired);
    onTestFinished(provider.stop);
    const test = await startTestApp();
    onTestFinished(test.close);
    const lines: Record<string, unknown>[] = [];
    const client = { issuer: provider.issuer, clientId: 'staff', clientSecret: 's' };
    const app = await test.startAnother({
      signInFlow: openSignInFlow({ ...client, publicOrigin }, openIdProvider(client)),
      logger: { level: 'error', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
    });
    const headers = { accept: 'application/json', host: new URL(publicOrigin).host };
    const response = await app.inject({ url: login.path, headers });
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      {
        code: 'unavailable',
        title:
          'The certificate of 127.0.0.1 expired on 2025-02-01, so nobody can sign in. Ask the people who run your sign-in provider to renew it.',
      },
    ]);
    const err = { message: expect.stringContaining('expired on 2025-02-01'), code: 'CERT_HAS_EXPIRED' };
    await expect.poll(() => lines).toMatchObject([{ event: 'request_failed', err, status: 503 }]);
    expect(await found(checkIdentityProvider, { OIDC_ISSUER: provider.issuer })).toEqual([
      'wrong: The certificate of 127.0.0.1 expired on 2025-02-01, so nobody can sign in. Renew it, or correct OIDC_ISSUER.',
    ]);
  });
});

describe('a certificate that expires between two steps of a sign-in', () => {
  it('is named with the date', async () => {
    const provider = await startFaultyProvider('staff', valid);
    onTestFinished(provider.stop);
    const test = await startTestApp();
    onTestFinished(test.close);
    const client = { issuer: provider.issuer, clientId: 'staff', clientSecret: 's' };
    const app = await test.startAnother({
      signInFlow: openSignInFlow({ ...client, publicOrigin }, openIdProvider(client)),
    });
    const started = await app.inject({ url: login.path, headers: { host: new URL(publicOrigin).host } });
    const state = new URL(started.headers.location!).searchParams.get('state')!;
    provider.renew(expired);
    const finished = await app.inject({
      url: `${finishLogin.path}?code=c&state=${encodeURIComponent(state)}`,
      headers: { accept: 'application/json', cookie: cookiesOf(started.cookies) },
    });
    expect([finished.statusCode, finished.json().title]).toEqual([
      503,
      expect.stringContaining('The certificate of 127.0.0.1 expired on 2025-02-01'),
    ]);
  });
});

describe('a mail server whose certificate has expired', () => {
  it.each([
    ['smtp', { secure: false }],
    ['smtps', { secure: true }],
  ])('gets no email over %s, and the answer and the doctor name the date', async (protocol, options) => {
    const smtpUrl = `${protocol}://127.0.0.1:${await smtpServer(options)}`;
    const transport = new SmtpTransport({ smtpUrl, connections: 1 });
    onTestFinished(() => transport.close());
    expect(await transport.submit(messageTo('ann@example.org'))).toMatchObject({
      outcome: 'deferred',
      answer: 'The certificate of 127.0.0.1 is not valid (CERT_HAS_EXPIRED on 2025-02-01)',
      failure: 'temporary',
    });
    expect(await found(checkMail, { SMTP_URL: smtpUrl })).toEqual([
      'wrong: The certificate of 127.0.0.1 is not valid (CERT_HAS_EXPIRED on 2025-02-01), so no email is sent. Renew it, or correct SMTP_URL.',
    ]);
  });
});

describe('a mail server that offers STARTTLS and refuses it', () => {
  const response = '454 4.7.0 TLS not available due to local problem';
  const refusing = async () => {
    const server = createPlain((socket) => {
      socket.on('error', () => {});
      socket.write('220 mail.example ESMTP\r\n');
      socket.on('data', (data) => {
        const command = data.toString().slice(0, 4).toUpperCase();
        if (command === 'EHLO') socket.write('250-mail.example\r\n250 STARTTLS\r\n');
        else socket.write(command === 'STAR' ? `${response}\r\n` : '221 Bye\r\n');
      });
    });
    onTestFinished(() => void server.close());
    return `smtp://127.0.0.1:${await listening(server)}`;
  };

  it('gets no email, and the answer, the doctor and the console name its response', async () => {
    const smtpUrl = await refusing();
    const transport = new SmtpTransport({ smtpUrl, connections: 1 });
    onTestFinished(() => transport.close());
    expect(await transport.submit(messageTo('ann@example.org'))).toMatchObject({
      outcome: 'deferred',
      rejection: { code: 454, command: 'STARTTLS' },
    });
    expect(await found(checkMail, { SMTP_URL: smtpUrl })).toEqual([
      `wrong: 127.0.0.1 offers STARTTLS and refuses it (${response}), so no email is sent. Correct its TLS, often a certificate that it cannot read, or use smtps://.`,
    ]);
    const server = await probeMailServer(smtpUrl, 1_000);
    expect(await checkTls({ server } as never, noNetwork)).toMatchObject({
      outcome: 'stop',
      sentence: expect.stringContaining(`offers encryption (STARTTLS) and refuses it (${response})`),
    });
  });
});

describe('an image store whose certificate has expired', () => {
  it('takes no file, and names the date, also to the doctor', async () => {
    const IMAGE_STORE = `s3:${(await httpsServer()).replace('://', '://KEY:SECRET@')}/bucket?region=eu-central-1`;
    const store = openImageStore(imageStoreConfig({ IMAGE_STORE, DATA_DIR: '' }));
    onTestFinished(() => store.close());
    await expect(store.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      code: 'CERT_HAS_EXPIRED',
      message: 'The certificate of 127.0.0.1 expired on 2025-02-01',
    });
    expect(await found(checkImageStore, { IMAGE_STORE })).toEqual([
      'wrong: No file can be stored (The certificate of 127.0.0.1 expired on 2025-02-01). Renew it, or correct IMAGE_STORE.',
    ]);
  });
});

describe('a model whose certificate has expired', () => {
  it('is named with the date by the doctor', async () => {
    const MODEL_BASE_URL = await httpsServer();
    expect(await found(checkModel, { MODEL_API_KEY: 'k', MODEL_NAME: 'm', MODEL_BASE_URL })).toEqual([
      `wrong: The model at ${MODEL_BASE_URL} cannot be reached (The certificate of 127.0.0.1 expired on 2025-02-01). Start it, or correct MODEL_BASE_URL.`,
    ]);
  });
});
