import type { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { CertificateRejected } from '../../certificate-rejected.ts';
import { probeServer, type Server } from './probe-mail-server.ts';

export type Auth = ReturnType<typeof parseConnectionUrl>['auth'];

/** Connects and signs in. Rejects when the server is not ready for a message; names the date of an expired certificate. */
export async function openConnection(server: Server, auth: Auth, deadlineMs: number): Promise<SMTPConnection> {
  try {
    const connection = new SMTPConnection(server);
    return await withDeadline(connection, deadlineMs, signIn(connection, auth));
  } catch (error) {
    throw await explainTls(server, error as SmtpError);
  }
}

type SmtpError = Error & { code?: string; originalCode?: string; response?: string };

/** nodemailer drops the code of a rejected certificate after STARTTLS. */
async function explainTls(server: Server, error: SmtpError): Promise<Error> {
  const isAboutTls = error.code === 'ETLS' || /CERT|SIGNATURE|ISSUER/.test(error.originalCode ?? '');
  if (!isAboutTls || error.response) return error;
  const { host, certificateError } = await probeServer(server, 5_000);
  if (certificateError === undefined) return error;
  const message = `The certificate of ${host} is not valid (${certificateError})`;
  return new CertificateRejected(message, certificateError.split(' ')[0]!, error);
}

/** Closes a connection in the end: a server that sends a byte now and then is never silent. */
export async function withDeadline<Result>(
  connection: SMTPConnection,
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  const deadline = setTimeout(() => connection.close(), milliseconds).unref();
  return work.finally(() => clearTimeout(deadline));
}

function signIn(connection: SMTPConnection, auth: Auth): Promise<SMTPConnection> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      connection.close();
    };
    // The listener stays: a later failure is reported to the message in flight, and an unhandled error event would end
    // the process.
    connection.on('error', fail);
    const ended = () => reject(new Error('Connection closed'));
    connection.once('end', ended);
    const opened = () => {
      connection.off('end', ended);
      resolve(connection);
    };
    connection.connect((error) => {
      if (error) return fail(error);
      if (!auth || !connection.allowsAuth) return opened();
      connection.login({ credentials: auth, user: auth.user }, (refused) => (refused ? fail(refused) : opened()));
    });
  });
}

/** A server that rejected a message, but not the connection, accepts the next one after RSET. */
export async function isUsable(
  connection: SMTPConnection,
  { code, responseCode }: { code?: string; responseCode?: number },
): Promise<boolean> {
  if (!['EENVELOPE', 'EMESSAGE'].includes(code ?? '') || responseCode === 421 || connection.destroyed) return false;
  return new Promise<boolean>((resolve) => {
    const ended = () => resolve(false);
    connection.once('end', ended);
    connection.reset((error) => {
      connection.off('end', ended);
      resolve(!error);
    });
  });
}
