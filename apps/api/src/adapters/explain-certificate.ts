import type { TLSSocket } from 'node:tls';
import { CertificateRejected, certificateCodeOf } from '../certificate-rejected.ts';
import { hostOf } from '../host-of.ts';
import { certificateEnd, dayOf } from './certificate-end.ts';

/**
 * Returns the error of a request to a server with the date of its certificate, which the system's error lacks; any other
 * error as it is.
 */
export async function explainCertificate(error: unknown, address: string): Promise<unknown> {
  const code = certificateCodeOf(error);
  if (code === undefined || error instanceof CertificateRejected) return error;
  const url = new URL(address);
  const end = await certificateEnd(url).catch(() => undefined);
  return new CertificateRejected(sentenceOf(hostOf(url), code, end), code, error);
}

function sentenceOf(host: string, code: string, end: Date | undefined): string {
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${host} expired${end ? ` on ${dayOf(end)}` : ''}`;
  return `The certificate of ${host} is not valid (${code})`;
}

/** Returns the code of an invalid certificate, with the date of an expired one; undefined for a valid one. */
export function certificateFault(socket: TLSSocket): string | undefined {
  if (socket.authorized) return undefined;
  const code = String(socket.authorizationError);
  return code === 'CERT_HAS_EXPIRED' ? `${code} on ${dayOf(new Date(socket.getPeerCertificate().valid_to))}` : code;
}
