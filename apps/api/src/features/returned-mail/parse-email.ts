import PostalMime, { type Email } from 'postal-mime';

/**
 * More lines than a report has before the header of our message, and than a person writes. The cost of parsing grows
 * with the lines.
 */
const maxLines = 4_000;
/** More bytes than the headers of a report and of our message in it. Addresses in a header cost the most. */
const maxHeaderBytes = 128_000;

/** Returns the part of a message to parse: anyone can write to a mailbox, and parsing blocks all requests. */
export function beginningOf(source: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < maxLines; line += 1) {
    end = source.indexOf('\n', end) + 1;
    if (end === 0) return source;
  }
  return source.subarray(0, end);
}

export const parseEmail = (source: Buffer | string): Promise<Email> =>
  PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
    maxHeadersSize: maxHeaderBytes,
  });

/** Returns true when a header says so, as automatic replies such as out-of-office messages do (RFC 3834). */
export const isAutoReplied = ({ headers }: Email): boolean =>
  headers.some(({ key, value }) => key === 'auto-submitted' && /^auto-replied/i.test(value));

/** Returns the MIME parts other than the message's own text by type; the first one of each type. */
export function partsOf({ attachments }: Email): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { mimeType, content } of attachments) {
    const type = asciiTypes.get(mimeType) ?? mimeType;
    if (!parts.has(type)) parts.set(type, String(content));
  }
  return parts;
}

/** The types of RFC 6533, for addresses beyond ASCII, and those of other reports. Both have the same fields. */
const asciiTypes: ReadonlyMap<string, string> = new Map([
  ['message/global-delivery-status', 'message/delivery-status'],
  ['message/global', 'message/rfc822'],
  ['message/global-headers', 'text/rfc822-headers'],
]);

/** Returns the message, or its header, that a report is about. */
export const originalOf = (parts: ReadonlyMap<string, string>): string | undefined =>
  parts.get('message/rfc822') ?? parts.get('text/rfc822-headers');

/** Parses the header of a message that a report quotes. The body is not needed, and may be truncated. */
export function parseHeader(original: string): Promise<Email> {
  const [head = ''] = original.trimStart().split(/\r?\n\r?\n/, 1);
  return parseEmail(`${head}\r\n\r\n`);
}

/** Parses the per-recipient fields of a report: each message of ours has one recipient. */
export function fieldsOf(report: string): { action: string; status: string; diagnostic: string } {
  const unfolded = report.replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  return {
    // A comment in parentheses may follow (RFC 3464, section 2.1).
    action: /^[a-z]*/.exec(field('Action').toLowerCase())![0],
    status: /\d\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0] ?? '',
    diagnostic: field('Diagnostic-Code').replace(/^smtp\s*;\s*/i, ''),
  };
}
