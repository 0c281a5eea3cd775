import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import { recalled, type ReadyMessage, type SubmissionResult } from '../mail-transport.ts';
import type { StallTimer } from './stall-timer.ts';

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
  { permission, stall }: { permission: (() => Promise<boolean>) | undefined; stall: StallTimer },
): Promise<{ submission: SubmissionResult; error?: SmtpError; hadStarted: boolean }> {
  return new Promise((resolve) => {
    let hadStarted = false;
    let isOver = false;
    const begin = (into: NodeJS.WritableStream) => {
      hadStarted = true;
      stall.begin();
      into.end(content);
    };
    const recall = () => {
      isOver = true;
      connection.off('end', ended);
      // Only closing the connection keeps a server from accepting a message after it agreed to the DATA command.
      connection.close();
      resolve({ submission: recalled, error: new Error(recalled.answer), hadStarted });
    };
    // The connection reads the message only after the server agreed to the DATA command.
    const pipe = (into: NodeJS.WritableStream) => {
      if (!permission) return begin(into);
      stall.pause();
      // A permission that cannot be stored is not given.
      const given = permission().catch(() => false);
      void given.then((isGiven) => (isOver ? undefined : isGiven ? begin(into) : recall()));
    };
    const body = { pipe } as unknown as Body;
    const done = (error: SmtpError | null, info?: { response?: string }) => {
      if (isOver) return;
      isOver = true;
      connection.off('end', ended);
      if (error) resolve({ submission: judge(withCommand(error), hadStarted), error, hadStarted });
      else resolve({ submission: { outcome: 'handed_over', answer: info?.response ?? '' }, hadStarted });
    };
    const ended = () => void setImmediate(() => done(new Error('Connection closed')));
    connection.once('end', ended);
    stall.begin();
    connection.send({ from, to: [to] }, body, done);
  });
}

/** nodemailer names no command for a 421 to a pipelined RCPT TO, and MAIL FROM for one to that. */
const withCommand = (error: SmtpError): SmtpError =>
  error.code === 'ECONNECTION' && error.responseCode === 421 ? Object.assign(error, { command: 'RCPT TO' }) : error;

/**
 * Returns true when a reply is about this client. A reply to a recipient or to the message may come from the provider
 * of that recipient.
 */
export const isBeforeRecipient = ({ command = '' }: SmtpError): boolean => !['RCPT TO', 'DATA'].includes(command);

const recipientSteps = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * The server's response decides. 4xx, and any failure to connect or to sign in, means that the message was not
 * accepted; 5xx to sender, recipient or message is final, unless its text asks for another attempt. Without a response
 * it only matters if the first bytes of the message had left.
 */
export function judge(error: SmtpError, hadStarted: boolean): SubmissionResult {
  const { responseCode = 0, command = '', code } = error;
  const answer = (error.response || error.message).trim();
  const response = { answer, ...(responseCode > 0 && { rejection: { code: responseCode, command } }) };
  const { kind, isPermanent, advice } = classifyReply({ text: answer, code: responseCode });
  const failure = responseCode > 0 ? kind : 'temporary';
  const isAboutMessage = recipientSteps.includes(command);
  if (isPermanent && responseCode !== 503 && isAboutMessage)
    return { outcome: 'refused', ...response, failure, isDeadAddress: command === 'RCPT TO' && advice === 'suppress' };
  if (code === 'EENVELOPE' && command === 'API')
    return { outcome: 'refused', ...response, failure: 'bad_mailbox', isDeadAddress: false };
  if (responseCode >= 400 || !hadStarted) return { outcome: 'deferred', ...response, failure };
  return { outcome: 'uncertain', ...response };
}
