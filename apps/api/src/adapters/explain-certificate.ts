import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { CertificateRejected, certificateCodeOf } from '../certificate-rejected.ts';

type Dates = Pick<PeerCertificate, 'valid_to'>;

/**
 * Returns the error of a request to a server with the date of its certificate, which the system's error lacks; any other
 * error as it is.
 */
export async function explainCertificate(error: unknown, address: string): Promise<unknown> {
  const code = certificateCodeOf(error);
  if (code === undefined || error instanceof CertificateRejected) return error;
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const dates = await readDates(host, Number(port || 443)).catch(() => undefined);
  return new CertificateRejected(sentenceOf(host, code, dates), code, error);
}

function sentenceOf(host: string, code: string, dates: Dates | undefined): string {
  if (code === 'CERT_HAS_EXPIRED')
    return `The certificate of ${host} expired${dates ? ` on ${dayOf(dates.valid_to)}` : ''}`;
  return `The certificate of ${host} is not valid (${code})`;
}

/** Returns the code of an invalid certificate, with the date of an expired one; undefined for a valid one. */
export function certificateFault(socket: TLSSocket): string | undefined {
  if (socket.authorized) return undefined;
  const code = String(socket.authorizationError);
  return code === 'CERT_HAS_EXPIRED' ? `${code} on ${dayOf(socket.getPeerCertificate().valid_to)}` : code;
}

const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** Connects once more, without the check, and sends nothing. */
function readDates(host: string, port: number): Promise<Dates> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, rejectUnauthorized: false, timeout: 5_000 });
    const end = (settle: () => void) => {
      settle();
      socket.destroy();
    };
    socket.once('secureConnect', () => end(() => resolve(socket.getPeerCertificate())));
    socket.once('timeout', () => end(() => reject(new Error('No response'))));
    socket.once('error', (error) => end(() => reject(error)));
  });
}
