import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import {
  beginningOf,
  fieldsOf,
  isAutoReplied,
  originalOf,
  parseEmail,
  parseHeader,
  partsOf,
} from '../returned-mail/parse-email.ts';
import { textOfHtml } from './text-of-html.ts';
import { storableText } from '../../storable-text.ts';

/** An email that somebody sent to a mailbox of ours. */
export interface Answer {
  messageId: string;
  /** The emails that it refers to, the nearest first. */
  refersTo: string[];
  /** The tokens in the addresses that it was sent to. */
  tokens: string[];
  from: string;
  subject: string;
  text: string;
  isAutomatic: boolean;
  attachments: string[];
}

/** A report that an email could not be delivered. */
export interface Undelivered {
  messageId: string;
  reason: string;
}

const longest = { text: 100_000, line: 500 };
const ids = (header: string | undefined): string[] =>
  storableText(header ?? '', 20_000).match(/<[^<>\s]{1,400}>/g) ?? [];

/** Parses a message of a mailbox: an answer, or the report of a failed delivery. */
export async function parseAnswer(source: Buffer): Promise<Answer | Undelivered | undefined> {
  const email = await parseEmail(beginningOf(source));
  const parts = partsOf(email);
  const report = parts.get('message/delivery-status');
  if (report !== undefined) return undeliveredOf(report, originalOf(parts));
  const to = [...(email.to ?? []), ...(email.cc ?? [])].map(({ address = '' }) => address);
  return {
    messageId: storableText(email.messageId?.trim() ?? '', longest.line) || `<${hashOf(source)}@no-message-id>`,
    refersTo: [...ids(email.inReplyTo), ...ids(email.references).toReversed()],
    tokens: [...to, email.deliveredTo ?? ''].flatMap((address) => /[0-9a-f]{32}/.exec(address)?.[0] ?? []),
    from: storableText(email.from?.address ?? '', longest.line),
    subject: storableText(email.subject ?? '', longest.line),
    text: storableText(textOf(email), longest.text),
    isAutomatic: isAutomatic(email),
    attachments: email.attachments.map(({ filename }) => storableText(filename ?? 'a file without a name', 200)),
  };
}

const hashOf = (source: Buffer): string => createHash('sha256').update(source).digest('hex');

const textOf = ({ text, html }: Email): string =>
  (text?.trim() ? text : textOfHtml(html ?? '')).replaceAll('\r\n', '\n').trim();

/** RFC 3834, and the headers that older programs send. */
const isAutomatic = (email: Email): boolean =>
  isAutoReplied(email) ||
  email.headers.some(
    ({ key, value }) => key === 'x-autoreply' || (key === 'precedence' && /^(?:bulk|junk|auto_reply)/i.test(value)),
  );

async function undeliveredOf(report: string, original: string | undefined): Promise<Undelivered | undefined> {
  const { action, status, diagnostic } = fieldsOf(report);
  if (action !== 'failed' || original === undefined) return undefined;
  const { messageId: stated, headers } = await parseHeader(original);
  // A mail service that replaces the Message-ID returns ours in a header of its own.
  const messageId = headers.find(({ key }) => key === 'original-message-id')?.value.trim() ?? stated;
  if (!messageId) return undefined;
  return {
    messageId: storableText(messageId, longest.line),
    reason: storableText(`The email came back: ${status} ${diagnostic}`.trim(), 1_000),
  };
}
