import PostalMime, { type Email } from 'postal-mime';
import type { MailEvent } from '@workspace/contracts/mail-events';
import { isDeadAddressResponse } from '../../dead-address.ts';
import { openAddress } from '../mail-preferences/address-token.ts';

/**
 * What a message that came back says of a newsletter's reader: an event, `passing` where another attempt is still to be
 * made or nothing failed, and `unclear` where it is no report, or none of a message of ours. Reads reports of delivery
 * (RFC 3464) and of abuse (RFC 5965). Anyone can write to the box, so only a report counts that holds the link to leave
 * of a message of ours: it is sealed, and names whom the message was for, whatever address the report gives.
 */
export async function readReturned(
  source: Buffer,
  linkSecrets: readonly string[],
): Promise<MailEvent | 'passing' | 'unclear'> {
  const message = await parsed(beginningOf(source));
  const parts = partsOf(message);
  const original = parts.get('message/rfc822') ?? parts.get('text/rfc822-headers');
  const email = original && (await recipientOf(original, linkSecrets));
  if (!email) return isAutomatic(message) ? 'passing' : 'unclear';
  if (parts.has('message/feedback-report')) return { kind: 'complained', email, isFinal: true };
  const report = parts.get('message/delivery-status');
  if (report === undefined) return 'unclear';
  const { action, status, diagnostic } = fieldsOf(report);
  if (action !== 'failed') return 'passing';
  const detail = `${status} ${diagnostic}`.trim().slice(0, 1_000);
  return { kind: 'bounced', email, isFinal: isDead(status, diagnostic), ...(detail && { detail }) };
}

/** More than a report has before the head of our message, which is all that is needed of it. Each costs the parser the same. */
const mostLines = 4_000;

/** What is read of a message: strangers write to the box, and every request waits while one is parsed. */
function beginningOf(source: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < mostLines; line += 1) {
    end = source.indexOf('\n', end) + 1;
    if (end === 0) return source;
  }
  return source.subarray(0, end);
}

const parsed = (source: Buffer | string): Promise<Email> =>
  PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 20 });

/** An answer of a machine, such as that somebody is away (RFC 3834). A report that cannot be read is none. */
const isAutomatic = ({ headers, attachments }: Email): boolean =>
  attachments.length === 0 &&
  headers.some(({ key, value }) => key === 'auto-submitted' && /^auto-replied/i.test(value)) &&
  !headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report/i.test(value));

/** The parts that are not the message's own text, by type; of two of the same type the first. */
function partsOf({ attachments }: Email): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { mimeType, content } of attachments) if (!parts.has(mimeType)) parts.set(mimeType, String(content));
  return parts;
}

/** Whom a message of ours was for, by its sealed link to leave. */
async function recipientOf(original: string, linkSecrets: readonly string[]): Promise<string | undefined> {
  // The body is not needed, and a cut one is no fault.
  const [head = ''] = original.trimStart().split(/\r?\n\r?\n/, 1);
  const { headers } = await parsed(`${head}\r\n\r\n`);
  const links = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = /\/mail-preferences\/([\w-]+)\/leaving/.exec(links.replaceAll(/\s/g, ''))?.[1];
  return token && openAddress(linkSecrets, token)?.email;
}

/** The fields of a report about its recipient: each message of ours has one. */
function fieldsOf(report: string): { action: string; status: string; diagnostic: string } {
  const unfolded = report.replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  return {
    action: field('Action').toLowerCase(),
    status: /\d\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0] ?? '',
    diagnostic: field('Diagnostic-Code').replace(/^smtp\s*;\s*/i, ''),
  };
}

/**
 * Whether there is no such address any more. A status of 5.1 (but for 5.1.8, which is about the sender) or 5.2.1 says so;
 * where the status only says 'failed', what the server answered decides. A full mailbox or a policy passes.
 */
const isDead = (status: string, diagnostic: string): boolean =>
  /^5\.(?:1\.(?!8$)|2\.1$)/.test(status) || (/^(?:5\.0\.0)?$/.test(status) && isDeadAddressResponse(diagnostic));
