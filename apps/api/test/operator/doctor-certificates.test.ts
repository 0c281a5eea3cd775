import { once } from 'node:events';
import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkCertificates } from '../../src/operator/doctor/check-certificates.ts';
import { expired, valid } from '../expired-certificate.ts';
import { found, nobody } from './use-doctor.ts';

/** Starts a server that speaks TLS and nothing else. */
async function tlsPort(certificate: typeof valid): Promise<number> {
  const server = createServer(certificate).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Sets the clock alone: timers and sockets go on. */
const today = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });

afterEach(() => void vi.useRealTimers());

describe('the check of certificates', () => {
  it('warns three weeks before one expires, of every server and protocol', async () => {
    const [web, smtp, imap] = [await tlsPort(valid), await tlsPort(valid), await tlsPort(valid)];
    const servers = {
      OIDC_ISSUER: `https://127.0.0.1:${web}`,
      SMTP_URL: `smtps://127.0.0.1:${smtp}`,
      RETURNED_MAIL_URL: `imaps://user:password@127.0.0.1:${imap}`,
      MAIL_RETURN_ADDRESS: 'bounces@example.org',
    };
    today('2124-12-10');
    expect(await found(checkCertificates, servers)).toEqual([
      `ok: The next certificate to expire is that of 127.0.0.1:${web}, on 2125-01-01.`,
    ]);
    today('2124-12-20T12:00:00Z');
    expect(await found(checkCertificates, servers)).toEqual(
      [web, smtp, imap].map(
        (port) =>
          `warning: The certificate of 127.0.0.1:${port} expires on 2125-01-01, in 11 days. Renew it, or ask who runs that server to.`,
      ),
    );
  });

  it('leaves expired certificates and silent servers to the checks of their servers', async () => {
    const OIDC_ISSUER = `https://127.0.0.1:${await tlsPort(expired)}`;
    expect(await found(checkCertificates, { OIDC_ISSUER, PUBLIC_ORIGIN: nobody.replace('http', 'https') })).toEqual([
      'ok: No server is called by TLS, or none responds.',
    ]);
  });
});
