import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import { recalled, type ReadyMessage, type SubmissionResult } from '../mail-transport.ts';
import { hasFurtherReplies, lastReplyIs, outOfStep } from './reply-order.ts';
import type { SilenceTimer } from './silence-timer.ts';
import type { StallTimer } from './stall-timer.ts';

/** nodemailer's error properties. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

type Body = Parameters<SMTPConnection['send']>[1];

interface SubmissionSteps {
  permission: (() => Promise<boolean>) | undefined;
  stall: StallTimer;
  /** Runs until the server has responded to the recipient. */
  silence: SilenceTimer;
}

/**
 * Submits one message to an open connection, and never again: an unknown result is reported as uncertain. The server
 * receives sender and recipient immediately, and no byte of the message before `permission` is given.
 */
export function submitOn(
  connection: SMTPConnection,
  { from, to, content }: ReadyMessage,
  { permission = async () => true, stall, silence }: SubmissionSteps,
): Promise<{ submission: SubmissionResult; error?: SmtpError; hadStarted: boolean }> {
  return new Promise((resolve) => {
    let [hadStarted, isOver, isInMessage] = [false, false, false];
    const finish = (submission: SubmissionResult, error?: SmtpError, isLeaving = false) => {
      if (isOver) return;
      isOver = true;
      silence.end();
      connection.off('end', ended);
      // Only closing the connection keeps a server from accepting a message after it agreed to the DATA command, and
      // keeps further replies from the next message.
      if (isLeaving || isInMessage || hasFurtherReplies(connection)) connection.close();
      resolve({ submission, ...(error && { error }), hadStarted });
    };
    const leave = (submission: SubmissionResult) => finish(submission, new Error(submission.answer), true);
    // The connection reads the message only after the server agreed to the DATA command.
    const pipe = (into: NodeJS.WritableStream) => {
      if (!lastReplyIs(connection, '3') || hasFurtherReplies(connection)) return leave(outOfStep);
      isInMessage = true;
      into.once('end', () => (isInMessage = false));
      silence.end();
      stall.pause();
      // A permission that cannot be stored is not given.
      const given = permission().catch(() => false);
      void given.then((isGiven) => {
        if (isOver || !isGiven) return leave(recalled);
        hadStarted = true;
        stall.begin();
        into.end(content);
      });
    };
    const done = (error: SmtpError | null, info?: { response?: string }) =>
      finish(...judgeEnd(connection, { error, response: info?.response ?? '', hadStarted, isInMessage }));
    const ended = () => void setImmediate(() => done(new Error('Connection closed')));
    connection.once('end', ended);
    stall.begin();
    silence.begin(() => leave(unanswered));
    connection.send({ from, to: [to] }, { pipe } as unknown as Body, done);
  });
}

interface End {
  error: SmtpError | null;
  response: string;
  hadStarted: boolean;
  isInMessage: boolean;
}

/** Judges the last reply. One that came too early says nothing, and the error closes its connection. */
function judgeEnd(
  connection: SMTPConnection,
  { error, response, hadStarted, isInMessage }: End,
): [SubmissionResult, SmtpError?] {
  // A server that rejects the only recipient does not accept DATA, and accepts no message before its end.
  const isEarly = error ? error.command === 'RCPT TO' && lastReplyIs(connection, '2') : isInMessage;
  if (isEarly) return [hadStarted ? { ...outOfStep, outcome: 'uncertain' } : outOfStep, new Error(outOfStep.answer)];
  if (error) return [judge(withCommand(error), hadStarted), error];
  return [{ outcome: 'handed_over', answer: response }];
}

const unanswered: SubmissionResult = {
  outcome: 'deferred',
  answer: 'The mail server did not respond to the recipient',
  failure: 'temporary',
};

/** nodemailer names no command for a 421 to a pipelined RCPT TO, and MAIL FROM for one to that. */
const withCommand = (error: SmtpError): SmtpError =>
  error.code === 'ECONNECTION' && error.responseCode === 421 ? Object.assign(error, { command: 'RCPT TO' }) : error;

const recipientSteps = ['RCPT TO', 'DATA'];

/**
 * Returns true when a reply is about this client: it would be the same for every recipient. A reply to a recipient or to
 * the message may come from the provider of that recipient.
 */
export const isAboutClient = ({ command = '', responseCode = 0 }: SmtpError): boolean =>
  !recipientSteps.includes(command) && (responseCode === 421 || responseCode >= 500);

/** A text about a mailbox is about the one of the sender. */
const kindOfSender = (kind: ReplyKind): ReplyKind => (['bad_mailbox', 'mailbox_full'].includes(kind) ? 'policy' : kind);

/**
 * The server's response decides. 4xx, and any failure to connect or to sign in, means that the message was not
 * accepted, and so does any reply to the sender; 5xx to recipient or message is final, unless its text asks for another
 * attempt. Without a response it only matters if the first bytes of the message had left.
 */
export function judge(error: SmtpError, hadStarted: boolean): SubmissionResult {
  const { responseCode = 0, command = '', code } = error;
  const answer = (error.response || error.message).trim();
  const response = { answer, ...(responseCode > 0 && { rejection: { code: responseCode, command } }) };
  const { kind, isPermanent, advice } = classifyReply({ text: answer, code: responseCode });
  const isAboutMessage = recipientSteps.includes(command);
  const failure = responseCode > 0 ? (isAboutMessage ? kind : kindOfSender(kind)) : 'temporary';
  if (isPermanent && responseCode !== 503 && isAboutMessage)
    return { outcome: 'refused', ...response, failure, isDeadAddress: command === 'RCPT TO' && advice === 'suppress' };
  if (code === 'EENVELOPE' && command === 'API')
    return { outcome: 'refused', ...response, failure: 'bad_mailbox', isDeadAddress: false };
  if (responseCode >= 400 || !hadStarted) return { outcome: 'deferred', ...response, failure };
  return { outcome: 'uncertain', ...response };
}
