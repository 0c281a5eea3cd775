import { setImmediate } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** A message for display: `from` and `to` are the envelope addresses, `headers` have lowercase names. */
export type Message = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  headers: Record<string, string>;
  html: string;
  text: string;
  receivedAt: string;
};

type Envelope = Pick<Message, 'id' | 'from' | 'to' | 'receivedAt'>;

/** A message is stored raw until it is first read, then parsed: never both. */
type StoredMessage = { envelope: Envelope; bytes: number; content: Buffer | Message };

/** Storage limits: a number of messages, and their total bytes. */
export type Limits = { messages: number; bytes: number };

/** Stores messages in memory, newest first, and evicts the oldest. A message is parsed when it is first read. */
export class MessageStore {
  readonly #limits: Limits;
  #messages: StoredMessage[] = [];
  #bytes = 0;
  #last = 0;

  constructor(limits: Limits = { messages: 100_000, bytes: 256 * 2 ** 20 }) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#messages.length;
  }

  add(from: string, to: string[], raw: Buffer): void {
    this.#last += 1;
    const envelope = { id: String(this.#last), from, to, receivedAt: new Date().toISOString() };
    this.#messages.push({ envelope, bytes: raw.length, content: raw });
    this.#bytes += raw.length;
    if (this.#tooMuch()) this.#makeRoom();
  }

  /** Returns the newest messages, optionally limited in number, or to one recipient. */
  async newest({ most = Infinity, to }: { most?: number; to?: string | undefined } = {}): Promise<Message[]> {
    const wanted = this.#messages.filter(({ envelope }) => !to || envelope.to.includes(to)).toReversed();
    const messages: Message[] = [];
    // Sequentially: thousands at once take ten times as long and gigabytes.
    for (const stored of wanted.slice(0, most)) {
      messages.push(await read(stored));
      if (messages.length % 100 === 0) await setImmediate();
    }
    return messages;
  }

  async find(id: string): Promise<Message | undefined> {
    const stored = this.#messages.find(({ envelope }) => envelope.id === id);
    return stored && read(stored);
  }

  empty(): void {
    this.#messages = [];
    this.#bytes = 0;
  }

  #tooMuch(): boolean {
    return this.#messages.length > this.#limits.messages || this.#bytes > this.#limits.bytes;
  }

  /** Evicts a tenth more than needed, so that not every new message moves all the others. */
  #makeRoom(): void {
    let evicted = Math.floor(this.#messages.length / 10);
    let bytes = this.#messages.slice(0, evicted).reduce((sum, each) => sum + each.bytes, 0);
    while (this.#bytes - bytes > this.#limits.bytes) bytes += this.#messages[evicted++]?.bytes ?? 0;
    this.#messages = this.#messages.slice(Math.max(evicted, 1));
    this.#bytes = this.#messages.reduce((sum, each) => sum + each.bytes, 0);
  }
}

async function read(stored: StoredMessage): Promise<Message> {
  if (Buffer.isBuffer(stored.content)) stored.content = await parseMessage(stored.envelope, stored.content);
  return stored.content;
}

async function parseMessage(envelope: Envelope, raw: Buffer): Promise<Message> {
  const { subject = '', html = '', text = '', headers } = await PostalMime.parse(raw);
  const named: Record<string, string> = {};
  for (const { key, value } of headers) named[key] = key in named ? `${named[key]}, ${value}` : value;
  return { ...envelope, subject, headers: named, html, text };
}
