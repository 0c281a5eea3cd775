import type { Email } from 'postal-mime';
import { classifyReply } from '../../smtp-replies/classify-reply.ts';
import type { KnownEvent } from '../mail-events/record-events.ts';
import { decryptAddressToken, type AddressClaims } from '../mail-preferences/address-token.ts';
import { beginningOf, fieldsOf, isAutoReplied, originalOf, parseEmail, parseHeader, partsOf } from './parse-email.ts';

/**
 * Parses a returned message: an event, `passing` when another attempt follows or nothing failed, and `unclear` when it
 * is no report, or not about a message of ours. Reads delivery reports (RFC 3464) and abuse reports (RFC 5965). Anyone
 * can write to the mailbox, so a report only counts when it contains the unsubscribe link of a message of ours: its
 * encrypted token names the recipient, whatever address the report states.
 */
export async function parseBounce(
  source: Buffer,
  linkSecrets: readonly string[],
): Promise<KnownEvent | 'passing' | 'unclear'> {
  const message = await parseEmail(beginningOf(source));
  const parts = partsOf(message);
  const original = originalOf(parts);
  const about = original && (await claimsOf(original, linkSecrets));
  if (!about) return isAutomatic(message) ? 'passing' : 'unclear';
  const { email, campaignId } = about;
  const feedback = parts.get('message/feedback-report');
  if (feedback !== undefined)
    return isComplaint.test(feedback) ? { kind: 'complained', email, campaignId, isFinal: true } : 'unclear';
  const report = parts.get('message/delivery-status');
  if (report === undefined) return 'unclear';
  const { action, status, diagnostic } = fieldsOf(report);
  if (action !== 'failed') return 'passing';
  // The report says that no attempt follows, but a full mailbox or a policy does not outlast this email.
  const isFinal = classifyReply({ text: diagnostic, enhanced: status }).advice === 'suppress';
  const detail = `${status} ${diagnostic}`.trim().slice(0, 1_000);
  return { kind: 'bounced', email, campaignId, isFinal, ...(detail && { detail }) };
}

/** Types of a person's complaint. Others are of servers (RFC 6591), or say that an email is no spam (RFC 6430). */
const isComplaint = /^Feedback-Type[ \t]*:[ \t]*(?:abuse|fraud|opt-out)\b/im;

/**
 * Returns true for an automatic reply, such as an out-of-office message (RFC 3834). A report that cannot be parsed is
 * none.
 */
const isAutomatic = (message: Email): boolean =>
  message.attachments.length === 0 &&
  isAutoReplied(message) &&
  !message.headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report/i.test(value));

/** Returns the recipient and the campaign of a message of ours by the encrypted unsubscribe link. */
async function claimsOf(original: string, linkSecrets: readonly string[]): Promise<AddressClaims | undefined> {
  const { headers } = await parseHeader(original);
  const links = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = /\/mail-preferences\/([\w-]+)\/leaving/.exec(links.replaceAll(/\s/g, ''))?.[1];
  return token ? decryptAddressToken(linkSecrets, token) : undefined;
}
