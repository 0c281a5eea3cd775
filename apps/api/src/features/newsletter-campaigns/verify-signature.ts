import { createHash, createPublicKey, createVerify, type KeyObject } from 'node:crypto';

/** Parses the tags of a DKIM record or signature: `name=value` separated by semicolons. */
function tagsOf(text: string): Map<string, string> {
  const pairs = text.split(';').map((part) => /^\s*(\w+)\s*=([\s\S]*)$/.exec(part));
  return new Map(pairs.flatMap((pair) => (pair ? [[pair[1]!, pair[2]!.replace(/\s+/g, '')]] : [])));
}

/** Returns the public key of a DNS record; an error message when it has none that can verify. */
function keyOf(record: string): KeyObject | string {
  const tags = tagsOf(record);
  const key = tags.get('p') ?? '';
  if (key === '') return 'the record has no key, which says that the key was withdrawn';
  if ((tags.get('k') ?? 'rsa') !== 'rsa') return `the record is for a key of another kind (${tags.get('k')})`;
  if (!(tags.get('h') ?? 'sha256').split(':').includes('sha256')) return 'the record does not allow SHA-256';
  if (!/(?:^|:)(?:\*|email)(?:$|:)/.test(tags.get('s') ?? '*')) return 'the record is not for email';
  try {
    return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return 'the key in the record cannot be read';
  }
}

const relaxedHeader = (line: string): string => {
  const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(line) ?? [];
  return `${name.trim().toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
};

const relaxedBody = (body: string): string =>
  body
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '\r\n');

/**
 * Verifies a message that begins with its DKIM signature as a mail server would: RFC 6376, relaxed, each signed header
 * once. `record` is the TXT record of the key. Returns the error as the end of a sentence.
 */
export function signatureError(message: Buffer, record: string): string | undefined {
  const key = keyOf(record);
  if (typeof key === 'string') return key;
  const text = message.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [signature = '', ...headers] = text.slice(0, end).split(/\r\n(?![ \t])/);
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  const hash = createHash('sha256').update(relaxedBody(text.slice(end + 4)), 'latin1');
  if (hash.digest('base64') !== tags.get('bh')) return 'the signature does not fit the message';
  const named = new Map(headers.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line]));
  const signed = (tags.get('h') ?? '')
    .toLowerCase()
    .split(':')
    .flatMap((name) => named.get(name) ?? []);
  const lines = [...signed, signature.replace(/([;\s]b=)[^;]*$/, '$1')].map(relaxedHeader);
  const verify = createVerify('sha256').update(lines.join('\r\n'), 'latin1');
  if (verify.verify(key, tags.get('b') ?? '', 'base64')) return undefined;
  return 'the key in the record is not the one that signs here';
}
