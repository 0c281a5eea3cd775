import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What may go wrong with a connection or a message: an answer (`450 4.2.0 Busy`) to a step, or something worse.
 * `drop`: the connection ends at that step. `stall`: no answer, ever. `keep-and-cut`: the message is kept, and the
 * connection ends before the answer. `keep-and-stall`: the message is kept, and no answer comes.
 */
export type Fault = {
  at: 'greeting' | 'sender' | 'recipient' | 'message';
  does: 'drop' | 'stall' | 'keep-and-cut' | 'keep-and-stall' | (string & {});
};

/** Decides what goes wrong: asked once a connection, and once a message with its recipient. */
export type Faults = (asked: { connection: number; recipient?: string }) => Fault | undefined;

/** A mail server that keeps count of what it took: how often by Message-ID, and for whom. */
export interface MailSink {
  port: number;
  /** How often each Message-ID was taken, whether or not the answer reached the sender. */
  taken: Map<string, number>;
  /** Whom it was for. */
  recipients: Map<string, string>;
  stop: () => Promise<void>;
}

interface SinkOptions {
  port?: number;
  faults?: Faults;
  /** Milliseconds that a message is looked at before it is answered. */
  delay?: number;
}

/** Takes mail on 127.0.0.1 as fast as it comes, and keeps none of it. Port 0 takes a free one. */
export async function startMailSink({
  port = 0,
  faults = () => undefined,
  delay = 0,
}: SinkOptions = {}): Promise<MailSink> {
  const taken = new Map<string, number>();
  const recipients = new Map<string, string>();
  const open = new Set<Socket>();
  let connections = 0;
  const keep = (head: string, recipient: string) => {
    const id = copyOf(/^message-id: (\S+)/im.exec(head)?.[1] ?? 'none');
    taken.set(id, (taken.get(id) ?? 0) + 1);
    recipients.set(id, copyOf(recipient));
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // Whoever hangs up in the middle is their own affair.
    socket.on('error', () => {});
    socket.setNoDelay(true);
    new Talk(socket, (connections += 1), faults, keep, delay).begin();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, taken, recipients, stop };
}

/** A part of a text holds on to the whole; a million messages do not fit. */
const copyOf = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

const endOfMessage = '\r\n.\r\n';

/** One connection. Commands may come many at a time (PIPELINING), so what came is read as far as it goes. */
class Talk {
  readonly #socket: Socket;
  readonly #connection: number;
  readonly #faults: Faults;
  readonly #delay: number;
  readonly #keep: (head: string, recipient: string) => void;
  #came = '';
  #recipient = '';
  #isMessage = false;
  #fault: Fault | undefined;

  constructor(
    socket: Socket,
    connection: number,
    faults: Faults,
    keep: (head: string, recipient: string) => void,
    delay: number,
  ) {
    this.#socket = socket;
    this.#connection = connection;
    this.#faults = faults;
    this.#keep = keep;
    this.#delay = delay;
  }

  begin(): void {
    this.#fault = this.#faults({ connection: this.#connection });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk) => {
      this.#came += String(chunk);
      this.#read();
    });
    this.#answer('greeting', '220 sink ESMTP');
  }

  #read(): void {
    while (!this.#socket.destroyed) {
      const mark = this.#isMessage ? endOfMessage : '\r\n';
      const end = this.#came.indexOf(mark);
      if (end < 0) return;
      const piece = this.#came.slice(0, end);
      this.#came = this.#came.slice(end + mark.length);
      if (this.#isMessage) this.#message(piece);
      else this.#command(piece);
    }
  }

  #command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') this.#socket.write('250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n');
    else if (verb === 'MAIL') {
      this.#recipient = '';
      this.#fault = this.#fault?.at === 'sender' ? this.#fault : undefined;
      this.#answer('sender', '250 2.1.0 Ok');
    } else if (verb === 'RCPT') {
      const recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
      this.#fault = this.#faults({ connection: this.#connection, recipient });
      if (this.#answer('recipient', '250 2.1.5 Ok')) this.#recipient = recipient;
    } else if (verb === 'DATA') {
      this.#isMessage = this.#recipient !== '';
      this.#socket.write(this.#isMessage ? '354 Go on\r\n' : '503 5.5.1 Nobody to send to\r\n');
    } else if (verb === 'QUIT') this.#socket.end('221 2.0.0 Bye\r\n');
    else this.#socket.write('250 2.0.0 Ok\r\n');
  }

  #message(content: string): void {
    this.#isMessage = false;
    const does = this.#fault?.at === 'message' ? this.#fault.does : '';
    if (!does || does.startsWith('keep-')) this.#keep(content.slice(0, content.indexOf('\r\n\r\n')), this.#recipient);
    const answer = () => {
      this.#answer('message', '250 2.0.0 Ok: queued');
      this.#fault = undefined;
    };
    if (this.#delay) setTimeout(answer, this.#delay);
    else answer();
  }

  /** Answers a step, or does what is to go wrong at it. True where all is well. */
  #answer(step: Fault['at'], well: string): boolean {
    const does = this.#fault?.at === step ? this.#fault.does : well;
    if (does === 'drop' || does === 'keep-and-cut') this.#socket.destroy();
    else if (!does.endsWith('stall')) this.#socket.write(`${does}\r\n`);
    if (does.startsWith('421')) this.#socket.end();
    return does === well;
  }
}
