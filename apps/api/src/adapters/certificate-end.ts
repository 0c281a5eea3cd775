import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { hostOf } from '../host-of.ts';

/** Ports of addresses that begin with TLS. */
const ports: Record<string, number> = { 'https:': 443, 'smtps:': 465, 'imaps:': 993 };
const timeoutMs = 5_000;

/** Returns true when a connection to the address begins with TLS. */
export const beginsWithTls = ({ protocol }: URL): boolean => protocol in ports;

/**
 * Reads the end of a server's certificate without a check of it, and sends nothing. Throws when the server does not
 * respond in time.
 */
export async function certificateEnd(address: URL): Promise<Date> {
  const host = hostOf(address);
  const socket = connect({
    host,
    port: Number(address.port) || (ports[address.protocol] ?? 443),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Returns the day of a time, in UTC, as `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
