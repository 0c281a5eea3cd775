import { beginsWithTls, certificateEnd, dayOf } from '../../adapters/certificate-end.ts';
import type { Config } from '../../config.ts';
import { addressOf } from '../../config-transports.ts';
import { findingOf, type Check, type Finding } from './check.ts';

/** Providers of certificates renew them 30 days before they expire: by then something is wrong. */
const warningDays = 21;
const day = 86_400_000;

const finding = findingOf('certificates');

/**
 * Reads the dates of the certificates of all servers that the product calls by TLS, and of the site. With STARTTLS, the
 * mail server's own check notices the end.
 */
export const checkCertificates: Check = {
  name: 'certificates',
  run: async (config) => {
    const now = Date.now();
    const found = await Promise.all(serversOf(config).map(certificateOf));
    const valid = found.flat().filter(({ end }) => end.getTime() > now);
    if (valid.length === 0) return finding('ok', 'No server is called by TLS, or none responds.');
    const soon = valid.filter(({ end }) => end.getTime() < now + warningDays * day);
    if (soon.length > 0) return soon.map((certificate) => warningOf(certificate, now));
    const [next] = valid.toSorted((a, b) => a.end.getTime() - b.end.getTime());
    return finding('ok', `The next certificate to expire is that of ${next!.host}, on ${dayOf(next!.end)}.`);
  },
};

interface Certificate {
  host: string;
  end: Date;
}

/** A server that does not respond has none: its own check says so. */
const certificateOf = async (url: URL): Promise<Certificate[]> =>
  certificateEnd(url).then(
    (end) => [{ host: url.host, end }],
    () => [],
  );

function warningOf({ host, end }: Certificate, now: number): Finding {
  const days = Math.floor((end.getTime() - now) / day);
  return finding(
    'warning',
    `The certificate of ${host} expires on ${dayOf(end)}, in ${days} days. Renew it, or ask who runs that server to.`,
  );
}

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
  return [...new Map(urls.filter(beginsWithTls).map((url) => [url.host, url])).values()];
}
