import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SubmissionResult } from '../mail-transport.ts';

/** The result when replies do not match the commands: none of them says anything about this message. */
export const outOfStep: SubmissionResult = {
  outcome: 'deferred',
  answer: 'The mail server sent more replies than it got commands',
  failure: 'temporary',
};

/** Replies that nodemailer has received and not judged yet; not in its types. */
type Unread = SMTPConnection & { _responseQueue: string[]; _remainder: string };

/** Returns true when the server has sent replies to which there is no command. */
export function hasFurtherReplies(connection: SMTPConnection): boolean {
  const { _responseQueue: queue, _remainder: rest } = connection as Unread;
  return queue.length > 0 || rest !== '';
}

/** Returns true when the last reply begins with this digit. */
export const lastReplyIs = ({ lastServerResponse: last }: SMTPConnection, digit: '2' | '3'): boolean =>
  last !== false && last.startsWith(digit);
