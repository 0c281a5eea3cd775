import PostalMime, { type Email } from 'postal-mime';
import type { MailEvent } from '@workspace/contracts/mail-events';
import { isDeadAddressResponse } from '../../dead-address.ts';
import { decryptAddressToken } from '../mail-preferences/address-token.ts';

/**
 * Parses a returned message: an event, `passing` when another attempt follows or nothing failed, and `unclear` when it
 * is no report, or not about a message of ours. Reads delivery reports (RFC 3464) and abuse reports (RFC 5965). Anyone
 * can write to the mailbox, so a report only counts when it contains the unsubscribe link of a message of ours: its
 * encrypted token names the recipient, whatever address the report states.
 */
export async function parseBounce(
  source: Buffer,
  linkSecrets: readonly string[],
): Promise<MailEvent | 'passing' | 'unclear'> {
  const message = await parseEmail(beginningOf(source));
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

/**
 * More lines than a report has before the header of our message, which is all that is needed. The cost of parsing
 * grows with the lines.
 */
const maxLines = 4_000;

/** Returns the part of a message to parse: anyone can write to the mailbox, and parsing blocks all requests. */
function beginningOf(source: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < maxLines; line += 1) {
    end = source.indexOf('\n', end) + 1;
    if (end === 0) return source;
  }
  return source.subarray(0, end);
}

const parseEmail = (source: Buffer | string): Promise<Email> =>
  PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 20 });

/**
 * Returns true for an automatic reply, such as an out-of-office message (RFC 3834). A report that cannot be parsed is
 * none.
 */
const isAutomatic = ({ headers, attachments }: Email): boolean =>
  attachments.length === 0 &&
  headers.some(({ key, value }) => key === 'auto-submitted' && /^auto-replied/i.test(value)) &&
  !headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report/i.test(value));

/** Returns the MIME parts other than the message's own text by type; the first one of each type. */
function partsOf({ attachments }: Email): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { mimeType, content } of attachments) if (!parts.has(mimeType)) parts.set(mimeType, String(content));
  return parts;
}

/** Returns the recipient of a message of ours by the encrypted unsubscribe link. */
async function recipientOf(original: string, linkSecrets: readonly string[]): Promise<string | undefined> {
  // The body is not needed, and may be truncated.
  const [head = ''] = original.trimStart().split(/\r?\n\r?\n/, 1);
  const { headers } = await parseEmail(`${head}\r\n\r\n`);
  const links = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = /\/mail-preferences\/([\w-]+)\/leaving/.exec(links.replaceAll(/\s/g, ''))?.[1];
  return token && decryptAddressToken(linkSecrets, token)?.email;
}

/** Parses the per-recipient fields of a report: each message of ours has one recipient. */
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
 * Returns true when the address no longer exists: a status of 5.1 (except 5.1.8, which is about the sender) or 5.2.1;
 * with a generic status, the server's response decides. A full mailbox or a policy is temporary.
 */
const isDead = (status: string, diagnostic: string): boolean =>
  /^5\.(?:1\.(?!8$)|2\.1$)/.test(status) || (/^(?:5\.0\.0)?$/.test(status) && isDeadAddressResponse(diagnostic));
