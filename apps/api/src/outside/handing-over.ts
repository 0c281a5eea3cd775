import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { saysDeadAddress } from '../dead-address.ts';

/** One message, ready to go: who it is for as the servers see it, and every byte of it. */
export interface ReadyMessage {
  from: string;
  to: string;
  content: Buffer;
}

/**
 * What is known after a message was given to the mail server, with its answer. `refused`: for good, and where
 * `isDeadAddress` because there is no such address. `deferred`: surely not taken, to be tried later.
 * `uncertain`: the message was sent, and no answer came.
 */
export type Handed =
  | { outcome: 'handed_over' | 'deferred' | 'uncertain'; answer: string }
  | { outcome: 'refused'; answer: string; isDeadAddress: boolean };

/** What nodemailer says of a failure. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

type Body = Parameters<SMTPConnection['send']>[1];

/** Gives one message to an open connection, and never again: what is not known afterwards is said to be uncertain. */
export function handOverOn(
  connection: SMTPConnection,
  { from, to, content }: ReadyMessage,
): Promise<{ handed: Handed; error?: SmtpError; hadBegun: boolean }> {
  return new Promise((resolve) => {
    let hadBegun = false;
    // The connection asks for the message once the server has agreed to take it, and not before.
    const body = {
      pipe: (into: NodeJS.WritableStream) => {
        hadBegun = true;
        into.end(content);
      },
    } as unknown as Body;
    const done = (error: SmtpError | null, info?: { response?: string }) => {
      connection.off('end', ended);
      resolve(
        error
          ? { handed: judge(error, hadBegun), error, hadBegun }
          : { handed: { outcome: 'handed_over', answer: info?.response ?? '' }, hadBegun },
      );
    };
    const ended = () => void setImmediate(() => done(new Error('Connection closed')));
    connection.once('end', ended);
    connection.send({ from, to: [to] }, body, done);
  });
}

const recipientSteps = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * An answer decides. 4xx, and any failure to connect or to sign in, says that the message was not taken; 5xx to sender,
 * recipient or message is final. Without an answer only one thing counts: whether the message had begun to leave.
 */
export function judge(error: SmtpError, hadBegun: boolean): Handed {
  const { responseCode = 0, command = '', code } = error;
  const answer = (error.response || error.message).trim();
  const isAboutMessage = recipientSteps.includes(command);
  if (responseCode >= 500 && responseCode !== 503 && isAboutMessage)
    return { outcome: 'refused', answer, isDeadAddress: command === 'RCPT TO' && saysDeadAddress(answer) };
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', answer, isDeadAddress: false };
  if (responseCode >= 400 || !hadBegun) return { outcome: 'deferred', answer };
  return { outcome: 'uncertain', answer };
}
