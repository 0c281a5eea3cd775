import { TLSSocket } from 'node:tls';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** The mail server that newsletters are submitted to, as a connection found it. */
export interface MailServer {
  host: string;
  /** Its IP address; undefined when there was no connection. */
  address: string | undefined;
  /** The TLS version; undefined: not encrypted. */
  tls: string | undefined;
  /** The reason why its certificate is not valid. */
  certificateError: string | undefined;
  /** The reason why there was no connection. */
  error: string | undefined;
}

/** Connects to a mail server, upgrades to TLS where it offers that, and closes the connection. Never rejects. */
export function probeMailServer(smtpUrl: string, timeoutMs: number): Promise<MailServer> {
  const { auth: _unused, ...server } = parseConnectionUrl(smtpUrl);
  const host = server.host ?? '';
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Sending checks the certificate; this reports what is wrong with it.
    tls: { ...server.tls, rejectUnauthorized: false },
  });
  return new Promise((resolve) => {
    const end = (result: Partial<MailServer>) => {
      resolve({ host, address: undefined, tls: undefined, certificateError: undefined, error: undefined, ...result });
      connection.close();
    };
    connection.on('error', (error) => end({ error: error.message }));
    connection.once('end', () => end({ error: 'It closed the connection' }));
    connection.connect((error) => {
      if (error) return end({ error: error.message });
      const socket = connection._socket || undefined;
      const secured = socket instanceof TLSSocket ? socket : undefined;
      end({
        address: socket?.remoteAddress,
        tls: secured?.getProtocol() ?? undefined,
        certificateError: secured && !secured.authorized ? String(secured.authorizationError) : undefined,
      });
    });
  });
}
