import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { addressOf, usesSmtp, type TransportConfig } from '../config-transports.ts';
import { certificateFault } from './explain-certificate.ts';
import { probeMailServer, type MailServer } from './smtp/probe-mail-server.ts';

/** A mail transport as a connection found it. */
export interface ProbedTransport {
  name: string;
  weight: number;
  server: MailServer;
}

/** Connects to a transport without signing in or sending anything. Never rejects. */
export async function probeTransport(config: TransportConfig, timeoutMs: number): Promise<ProbedTransport> {
  const { name, weight } = config;
  return { name, weight, server: await serverOf(config, timeoutMs) };
}

function serverOf(config: TransportConfig, timeoutMs: number): Promise<MailServer> {
  const address = addressOf(config);
  return usesSmtp(config) ? probeMailServer(address, timeoutMs) : probeWebServer(new URL(address), timeoutMs);
}

/** The address of an API says nothing about the servers that send: it is left out. */
function probeWebServer({ protocol, hostname: host, port }: URL, timeoutMs: number): Promise<MailServer> {
  return new Promise((resolve) => {
    const isSecure = protocol === 'https:';
    const target = { host, port: Number(port) || (isSecure ? 443 : 80) };
    // Sending checks the certificate; this reports what is wrong with it.
    const socket = isSecure
      ? connectTls({ ...target, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false })
      : connectTcp(target);
    const end = (result: Partial<MailServer>) => {
      resolve({ host, address: undefined, tls: undefined, certificateError: undefined, error: undefined, ...result });
      socket.destroy();
    };
    socket.setTimeout(timeoutMs, () => end({ error: 'No connection in time' }));
    socket.once('error', (error) => end({ error: error.message }));
    socket.once(isSecure ? 'secureConnect' : 'connect', () => end(isSecure ? securityOf(socket as TLSSocket) : {}));
  });
}

const securityOf = (socket: TLSSocket): Partial<MailServer> => ({
  tls: socket.getProtocol() ?? undefined,
  certificateError: certificateFault(socket),
});
