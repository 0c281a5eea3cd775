import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isDeadAddressResponse } from '../dead-address.ts';

/** One message, ready to go: who it is for as the servers see it, and every byte of it. */
export interface ReadyMessage {
  from: string;
  to: string;
  content: Buffer;
}

/**
 * What is known after a message was given to the mail server, with its answer. `refused`: for good, and where
 * `isDeadAddress` because there is no such address. `deferred`: surely not taken, to be tried later.
 * `uncertain`: the message was sent, and no answer came. `recalled`: it was called back before it reached a connection.
 */
export type SubmissionResult =
  | { outcome: 'handed_over' | 'deferred' | 'uncertain' | 'recalled'; answer: string }
  | { outcome: 'refused'; answer: string; isDeadAddress: boolean };

export const recalled: SubmissionResult = { outcome: 'recalled', answer: 'Recalled before it was submitted' };

/** What nodemailer says of a failure. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

type Body = Parameters<SMTPConnection['send']>[1];

/**
 * Gives one message to an open connection, and never again: what is not known afterwards is said to be uncertain. The
 * server gets sender and recipient at once, and no byte of the message before `permission` is given.
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
      // Only so can a server be kept from taking a message that it has agreed to take.
      connection.close();
      resolve({ submission: recalled, error: new Error(recalled.answer), hadBegun });
    };
    // The connection asks for the message once the server has agreed to take it, and not before.
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
 * An answer decides. 4xx, and any failure to connect or to sign in, says that the message was not taken; 5xx to sender,
 * recipient or message is final. Without an answer only one thing counts: whether the message had begun to leave.
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
