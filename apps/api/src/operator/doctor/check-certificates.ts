import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Config } from '../../config.ts';
import type { TransportConfig } from '../../config-transports.ts';
import { findingOf, type Check, type Finding } from './check.ts';

/** Providers of certificates renew them 30 days before they expire: by then something is wrong. */
const warningDays = 21;
const timeoutMs = 5_000;

/** Ports of addresses that begin with TLS. With STARTTLS, the mail server's own check notices the end. */
const ports: Record<string, number> = { 'https:': 443, 'smtps:': 465, 'imaps:': 993 };

const finding = findingOf('certificates');

/** Reads the dates of the certificates of all servers that the product calls, and of the site. */
export const checkCertificates: Check = {
  name: 'certificates',
  run: async (config) => {
    const now = Date.now();
    const found = await Promise.all(serversOf(config).map(expiryOf));
    const valid = found.flatMap((certificate) => (certificate && certificate.expires > now ? [certificate] : []));
    if (valid.length === 0) return finding('ok', 'No server is called by TLS, or none responds.');
    const soon = valid.filter(({ expires }) => expires < now + warningDays * 86_400_000);
    if (soon.length > 0) return soon.map((certificate) => warningOf(certificate, now));
    const [next] = valid.toSorted((a, b) => a.expires - b.expires);
    return finding('ok', `The next certificate to expire is that of ${next!.host}, on ${dateOf(next!.expires)}.`);
  },
};

interface Certificate {
  host: string;
  /** Milliseconds since 1970. */
  expires: number;
}

function warningOf({ host, expires }: Certificate, now: number): Finding {
  const days = Math.floor((expires - now) / 86_400_000);
  return finding(
    'warning',
    `The certificate of ${host} expires on ${dateOf(expires)}, in ${days} days. Renew it, or ask who runs that server to.`,
  );
}

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the addresses of the servers, each host and port once. */
function serversOf({ publicOrigin, oidc, linkedin, model, mail, imageStore }: Config): URL[] {
  const addresses = [
    publicOrigin,
    oidc.issuer,
    linkedin?.apiUrl,
    model.missing.length === 0 ? model.baseUrl : undefined,
    'endpoint' in imageStore ? imageStore.endpoint : undefined,
    mail.smtpUrl,
    ...mail.transports.map(addressOf),
    mail.bounceMailboxUrl,
    mail.requestsMailboxUrl,
  ];
  const urls = addresses.flatMap((address) => (address ? [new URL(address)] : []));
  const withTls = urls.filter(({ protocol }) => protocol in ports);
  return [...new Map(withTls.map((url) => [url.host, url])).values()];
}

function addressOf(transport: TransportConfig): string {
  if (transport.kind === 'smtp') return transport.smtpUrl;
  if (transport.kind === 'ses') return transport.endpoint;
  return transport.kind === 'postmark' ? transport.server : transport.url;
}

/** Returns the end of a server's certificate, whoever signed it; undefined when it does not respond. */
async function expiryOf({ protocol, host, hostname, port }: URL): Promise<Certificate | undefined> {
  const servername = /[a-z]/i.test(hostname) ? hostname : undefined;
  // Only the date counts: the check of each server says when its certificate is rejected.
  const socket = connect({
    host: hostname,
    port: Number(port) || ports[protocol]!,
    servername,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return { host, expires: Date.parse(socket.getPeerCertificate().valid_to) };
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
