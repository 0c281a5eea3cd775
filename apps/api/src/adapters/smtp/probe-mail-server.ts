import { TLSSocket } from 'node:tls';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { certificateFault } from '../explain-certificate.ts';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type Server = ConstructorParameters<typeof SMTPConnection>[0];

type SmtpError = Error & { code?: string; response?: string };

/** The mail server that newsletters are submitted to, as a connection found it. */
export interface MailServer {
  host: string;
  /** Its IP address; undefined when there was no connection. */
  address: string | undefined;
  /** The TLS version; undefined: not encrypted. */
  tls: string | undefined;
  /** The reason why its certificate is not valid: its code, and its date. */
  certificateError: string | undefined;
  /** The response of a server that offers STARTTLS and refuses it. */
  tlsRefusal?: string | undefined;
  /** The reason why there was no connection. */
  error: string | undefined;
}

/** Connects to a mail server, upgrades to TLS where it offers that, and closes the connection. Never rejects. */
export function probeMailServer(smtpUrl: string, timeoutMs: number): Promise<MailServer> {
  const { auth: _unused, ...server } = parseConnectionUrl(smtpUrl);
  return probeServer(server, timeoutMs);
}

const unknown = { address: undefined, tls: undefined, certificateError: undefined, error: undefined };

/** The same for a server whose address was parsed. */
export function probeServer(server: Server, timeoutMs: number): Promise<MailServer> {
  const host = server?.host ?? '';
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Sending checks the certificate; this reports what is wrong with it.
    tls: { ...server?.tls, rejectUnauthorized: false },
  });
  return new Promise((resolve) => {
    const end = (result: Partial<MailServer>) => {
      resolve({ host, ...unknown, ...result });
      connection.close();
    };
    connection.on('error', (error: SmtpError) =>
      end(error.code === 'ETLS' && error.response ? { tlsRefusal: error.response } : { error: error.message }),
    );
    connection.once('end', () => end({ error: 'It closed the connection' }));
    connection.connect((error) => {
      if (error) return end({ error: error.message });
      const socket = connection._socket || undefined;
      const secured = socket instanceof TLSSocket ? socket : undefined;
      end({
        address: socket?.remoteAddress,
        tls: secured?.getProtocol() ?? undefined,
        certificateError: secured && certificateFault(secured),
      });
    });
  });
}
