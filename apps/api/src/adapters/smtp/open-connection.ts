import type { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type Auth = ReturnType<typeof parseConnectionUrl>['auth'];
export type Server = ConstructorParameters<typeof SMTPConnection>[0];

/** Connects and signs in. Rejects when the server is not ready for a message. */
export function openConnection(server: Server, auth: Auth): Promise<SMTPConnection> {
  const connection = new SMTPConnection(server);
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
export function isUsable(connection: SMTPConnection, { code, responseCode }: { code?: string; responseCode?: number }) {
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
