import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import type { Personal } from './placeholders.ts';

/** A composed campaign as stored: both parts with placeholders, and the data of the headers. */
export interface Composed {
  campaignId: string;
  /** The list of messages to nobody in particular, and its name. */
  listId: string;
  listName: string;
  /** The names of the lists of recipients by their ids. */
  listNames?: ReadonlyMap<string, string>;
  from: string;
  subject: string;
  /** True when the parts have counted links. */
  tracksClicks: boolean;
  html: string;
  text: string;
  /** The time when sending started: the same in every message, also in a resent one. */
  date: Date;
}

/** The data that differs between messages, including headers. */
interface PersonalMessage extends Personal {
  to: string;
  messageId: string;
  /** The value of List-Id. */
  listHeader: string;
  unsubscribeUrl: string;
}

/** Writes the complete bytes of one recipient's message, with CRLF line ends. */
export type MessageWriter = (personal: PersonalMessage) => Buffer;

const host = 'placeholder.invalid';
const inHeaders = {
  to: `to@${host}`,
  messageId: `<message@${host}>`,
  listHeader: `<list.${host}>`,
  unsubscribeUrl: `https://${host}/leaving`,
} as const;

type PersonalPiece = { is: 'header' | 'text' | 'html'; name: keyof PersonalMessage };
type Piece = { is: 'fixed'; text: string } | PersonalPiece;

/** Composes the message once; per recipient only a few encoded values are inserted between fixed pieces. */
export async function messageTemplate(composed: Composed): Promise<MessageWriter> {
  const raw = (await compose(composed)).toString('latin1');
  const bodyAt = raw.indexOf('\r\n\r\n');
  const pieces = [...splitHead(raw.slice(0, bodyAt)), ...splitBody(raw.slice(bodyAt))];
  return (personal) => {
    // A value that occurs many times, such as the token of counted links, is encoded once per kind of context.
    const words = new Map<string, string>();
    const word = ({ is, name }: PersonalPiece) => {
      const known = words.get(is + name);
      if (known !== undefined) return known;
      const made = encodeValue(is, personal[name]);
      words.set(is + name, made);
      return made;
    };
    let message = '';
    for (const piece of pieces) message += piece.is === 'fixed' ? piece.text : word(piece);
    return Buffer.from(message, 'latin1');
  };
}

function compose({ campaignId, from, subject, html, text, date }: Composed): Promise<Buffer> {
  const mail = new MailComposer({
    from,
    to: inHeaders.to,
    subject,
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
  return split(
    head,
    new RegExp(`(${names.map(([, mark]) => mark.replaceAll('.', String.raw`\.`)).join('|')})`),
    (mark) => ({
      is: 'header',
      name: names.find(([, each]) => each === mark)![0],
    }),
  );
}

/** Removes soft line breaks, so that none splits a placeholder, and adds them again around inserted values. */
function splitBody(body: string): Piece[] {
  const pieces = split(body.replaceAll('=\r\n', ''), /\{\{((?:html:)?\w+)\}\}/, (mark) => ({
    is: mark.startsWith('html:') ? 'html' : 'text',
    name: mark.replace('html:', '') as keyof PersonalMessage,
  }));
  return pieces.map((piece, index) => {
    if (piece.is !== 'fixed') return piece;
    const softBreak = index < pieces.length - 1 ? '=\r\n' : '';
    return { is: 'fixed', text: wrap(piece.text) + softBreak };
  });
}

/** Alternates fixed pieces and placeholders: `String.split` puts capture groups at every second index. */
function split(content: string, marks: RegExp, pieceOf: (mark: string) => Piece): Piece[] {
  return content.split(marks).map((part, index) => (index % 2 ? pieceOf(part) : { is: 'fixed', text: part }));
}

function encodeValue(is: PersonalPiece['is'], value: string): string {
  if (is === 'header') return value;
  // A soft break is allowed anywhere, so an inserted value gets lines of its own.
  return `${wrap(encode(is === 'html' ? escapeMarkup(value) : value))}=\r\n`;
}

/** Returns the value of List-Id (RFC 2919) for a list of the sender at `domain`. */
export const listHeaderOf = (id: string, name: string, domain: string): string =>
  `"${name.replace(/[^\w .-]/g, '')}" <${id}.${domain}>`;

/** Returns the domain of an address such as `News <news@example.com>`. */
export const domainOf = (address: string): string => /@([^\s>]+)/.exec(address)![1]!.toLowerCase();
