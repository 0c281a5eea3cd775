import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isDeadAddressResponse } from '../dead-address.ts';

/** One message ready for submission: the SMTP envelope and all of its bytes. */
export interface ReadyMessage {
  from: string;
  to: string;
  content: Buffer;
}

/**
 * The result of a submission with the server's response. `refused`: permanently rejected, with `isDeadAddress` when
 * the address does not exist. `deferred`: certainly not accepted, to be retried later. `uncertain`: the message was
 * sent, and no response came. `recalled`: it was recalled before it reached a connection.
 */
export type SubmissionResult =
  | { outcome: 'handed_over' | 'deferred' | 'uncertain' | 'recalled'; answer: string }
  | { outcome: 'refused'; answer: string; isDeadAddress: boolean };

export const recalled: SubmissionResult = { outcome: 'recalled', answer: 'Recalled before it was submitted' };

/** nodemailer's error properties. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

type Body = Parameters<SMTPConnection['send']>[1];

/**
 * Submits one message to an open connection, and never again: an unknown result is reported as uncertain. The server
 * receives sender and recipient immediately, and no byte of the message before `permission` is given.
 */
export function submitOn(
  connection: SMTPConnection,
  { from, to, content }: ReadyMessage,
  permission?: () => Promise<boolean>,
): Promise<{ submission: SubmissionResult; error?: SmtpError; hadBegun: boolean }> {
  return new Promise((resolve) => {
    let hadBegun = false;
    let isOver = false;
    const begin = (into: NodeJS.WritableStream) => {
      hadBegun = true;
      into.end(content);
    };
    const recall = () => {
      isOver = true;
      connection.off('end', ended);
      // Only closing the connection keeps a server from accepting a message after it agreed to the DATA command.
      connection.close();
      resolve({ submission: recalled, error: new Error(recalled.answer), hadBegun });
    };
    // The connection reads the message only after the server agreed to the DATA command.
    const pipe = (into: NodeJS.WritableStream) => {
      if (!permission) return begin(into);
      void permission().then((isGiven) => (isOver ? undefined : isGiven ? begin(into) : recall()));
    };
    const body = { pipe } as unknown as Body;
    const done = (error: SmtpError | null, info?: { response?: string }) => {
      if (isOver) return;
      isOver = true;
      connection.off('end', ended);
      resolve(
        error
          ? { submission: judge(error, hadBegun), error, hadBegun }
          : { submission: { outcome: 'handed_over', answer: info?.response ?? '' }, hadBegun },
      );
    };
    const ended = () => void setImmediate(() => done(new Error('Connection closed')));
    connection.once('end', ended);
    connection.send({ from, to: [to] }, body, done);
  });
}

const recipientSteps = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * The server's response decides. 4xx, and any failure to connect or to sign in, means that the message was not
 * accepted; 5xx to sender, recipient or message is final. Without a response it only matters if the first bytes of the
 * message had left.
 */
export function judge(error: SmtpError, hadBegun: boolean): SubmissionResult {
  const { responseCode = 0, command = '', code } = error;
  const answer = (error.response || error.message).trim();
  const isAboutMessage = recipientSteps.includes(command);
  if (responseCode >= 500 && responseCode !== 503 && isAboutMessage)
    return { outcome: 'refused', answer, isDeadAddress: command === 'RCPT TO' && isDeadAddressResponse(answer) };
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', answer, isDeadAddress: false };
  if (responseCode >= 400 || !hadBegun) return { outcome: 'deferred', answer };
  return { outcome: 'uncertain', answer };
}
