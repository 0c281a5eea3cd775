import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { fillMergeFields, keepMergeFields, mergeField, mergeFieldsIn } from '@workspace/contracts/merge-fields';
import { encodeSubject } from './encode-subject.ts';
import { valueOf, type Personal } from './placeholders.ts';

/** A composed campaign as stored: subject and both parts with placeholders, and the data of the headers. */
export interface Composed {
  campaignId: string;
  /** The list of messages to nobody in particular, and its name. */
  listId: string;
  listName: string;
  /** The names of the lists of recipients by their ids. */
  listNames?: ReadonlyMap<string, string>;
  from: string | { name: string; address: string };
  subject: string;
  /** True when the parts have counted links. */
  tracksClicks: boolean;
  html: string;
  text: string;
  /** The time when sending started: the same in every message, also in a resent one. */
  date: Date;
}

/** The data that differs between messages: placeholders, and headers. */
interface PersonalMessage {
  to: string;
  messageId: string;
  /** The value of List-Id. */
  listHeader: string;
  unsubscribeUrl: string;
  personal: Personal;
}

/** Writes the complete bytes of one recipient's message, with CRLF line ends. */
export type MessageWriter = (personal: PersonalMessage) => Buffer;

const host = 'placeholder.invalid';
const inHeaders = {
  to: `to@${host}`,
  messageId: `<message@${host}>`,
  listHeader: `<list.${host}>`,
  unsubscribeUrl: `https://${host}/leaving`,
  subject: `subject@${host}`,
} as const;

/** A placeholder of a header, or of one part with its encoded fallback. */
type Mark = { is: 'header'; name: keyof typeof inHeaders } | { is: 'text' | 'html'; name: string; fallback: string };
type Piece = { is: 'fixed'; text: string } | Mark;

/** Composes the message once; per recipient only a few encoded values are inserted between fixed pieces. */
export async function messageTemplate(composed: Composed): Promise<MessageWriter> {
  const subject = keepMergeFields(composed.subject);
  const raw = (await compose({ ...composed, subject })).toString('latin1');
  const bodyAt = raw.indexOf('\r\n\r\n');
  const pieces = [...splitHead(raw.slice(0, bodyAt)), ...splitBody(raw.slice(bodyAt))];
  return (message) => {
    const headers = { ...message, subject: '' };
    if (mergeFieldsIn(subject).length > 0) headers.subject = encodeSubject(fillMergeFields(subject, message.personal));
    // A value that occurs many times, such as the token of counted links, is encoded once per kind of context.
    const words = new Map<string, string>();
    const word = (mark: Mark) => {
      if (mark.is === 'header') return headers[mark.name];
      const key = `${mark.is} ${mark.name}`;
      const known = words.get(key) ?? encodeValue(mark.is, valueOf(message.personal, mark.name));
      words.set(key, known);
      return known || mark.fallback;
    };
    let written = '';
    for (const piece of pieces) written += piece.is === 'fixed' ? piece.text : word(piece);
    return Buffer.from(written, 'latin1');
  };
}

function compose({ campaignId, from, subject, html, text, date }: Composed): Promise<Buffer> {
  const mail = new MailComposer({
    from,
    to: inHeaders.to,
    subject: mergeFieldsIn(subject).length > 0 ? inHeaders.subject : subject,
    date,
    messageId: inHeaders.messageId,
    text: toCrlf(text),
    html: toCrlf(html).replaceAll('{{', '{{html:'),
    textEncoding: 'quoted-printable',
    headers: {
      'List-Id': { prepared: true, value: inHeaders.listHeader },
      'List-Unsubscribe': { prepared: true, value: `<${inHeaders.unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'Auto-Submitted': 'auto-generated',
      'X-Campaign-Id': campaignId,
    },
  });
  return mail.compile().build();
}

// Uses the same line ends here, in the signature and on the wire.
const toCrlf = (text: string): string => text.replace(/\r?\n/g, '\r\n');

function splitHead(head: string): Piece[] {
  const names = Object.entries(inHeaders) as [keyof typeof inHeaders, string][];
  const marks = new RegExp(names.map(([, mark]) => mark.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  return split(head, marks, ([mark]) => ({ is: 'header', name: names.find(([, each]) => each === mark)![0] }));
}

const bodyMark = new RegExp(mergeField.source.replace('([A-Za-z]', '(html:)?([A-Za-z]'), 'g');

/** Removes soft line breaks, so that none splits a placeholder, and adds them again around inserted values. */
function splitBody(body: string): Piece[] {
  const pieces = split(body.replaceAll('=\r\n', ''), bodyMark, ([, html, name = '', fallback = '']) => ({
    is: html ? 'html' : 'text',
    name,
    // Encoded with the body.
    fallback: onItsLine(fallback.trim()),
  }));
  return pieces.map((piece, index) => {
    if (piece.is !== 'fixed') return piece;
    const softBreak = index < pieces.length - 1 ? '=\r\n' : '';
    return { is: 'fixed', text: wrap(piece.text) + softBreak };
  });
}

/** Splits at the marks into fixed pieces and placeholders. */
function split(content: string, marks: RegExp, pieceOf: (match: RegExpMatchArray) => Mark): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of content.matchAll(marks)) {
    pieces.push({ is: 'fixed', text: content.slice(at, match.index) }, pieceOf(match));
    at = match.index + match[0].length;
  }
  return [...pieces, { is: 'fixed', text: content.slice(at) }];
}

/** A soft break is allowed anywhere, so an inserted value gets lines of its own. */
const onItsLine = (encoded: string): string => (encoded ? `${wrap(encoded)}=\r\n` : '');

const encodeValue = (is: 'text' | 'html', value: string): string =>
  onItsLine(encode(is === 'html' ? escapeMarkup(value) : value));

/** Returns the value of List-Id (RFC 2919) for a list of the sender at `domain`. */
export const listHeaderOf = (id: string, name: string, domain: string): string =>
  `"${name.replace(/[^\w .-]/g, '')}" <${id}.${domain}>`;

/** Returns the domain of an address such as `News <news@example.com>`. */
export const domainOf = (address: string): string => /@([^\s>]+)/.exec(address)![1]!.toLowerCase();
