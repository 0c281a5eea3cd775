import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A fault of a connection or a message: a response (`450 4.2.0 Busy`) to a step, or worse. `drop`: the connection
 * closes at that step. `stall`: never a response. `keep-and-cut`: the message is stored, and the connection closes
 * before the response. `keep-and-stall`: the message is stored, and no response comes.
 */
export type Fault = {
  at: 'greeting' | 'sender' | 'recipient' | 'message';
  does: 'drop' | 'stall' | 'keep-and-cut' | 'keep-and-stall' | (string & {});
};

/** Chooses a fault: called once per connection, and once per message with its recipient. */
export type Faults = (requested: { connection: number; recipient?: string }) => Fault | undefined;

/** A mail server that counts accepted messages by Message-ID, with their recipients. */
export interface MailSink {
  port: number;
  /** The number of times that each Message-ID was accepted, even if the response did not reach the sender. */
  taken: Map<string, number>;
  /** The recipient by Message-ID. */
  recipients: Map<string, string>;
  stop: () => Promise<void>;
}

interface SinkOptions {
  port?: number;
  faults?: Faults;
  /** Milliseconds before the response to a message. */
  delay?: number;
  /** Called when a message that `faults` was asked about is answered, or its connection is closed. */
  ended?: (recipient: string) => void;
}

/** Accepts messages on 127.0.0.1 at full speed, and stores none of them. Port 0 uses a free one. */
export async function startMailSink({
  port = 0,
  faults = () => undefined,
  delay = 0,
  ended = () => {},
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
    // Ignores clients that disconnect.
    socket.on('error', () => {});
    socket.setNoDelay(true);
    new Talk(socket, (connections += 1), { faults, keep, delay, ended }).begin();
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

/** A substring keeps the whole string in memory; a million messages do not fit. */
const copyOf = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

const endOfMessage = '\r\n.\r\n';

interface Behavior extends Required<Pick<SinkOptions, 'faults' | 'delay' | 'ended'>> {
  keep: (head: string, recipient: string) => void;
}

/** One connection. Commands may be pipelined (PIPELINING), so the input is parsed as far as it goes. */
class Talk {
  readonly #socket: Socket;
  readonly #connection: number;
  readonly #behavior: Behavior;
  #came = '';
  #recipient = '';
  /** The recipient of the message that is not answered yet. */
  #pending = '';
  #isMessage = false;
  #fault: Fault | undefined;

  constructor(socket: Socket, connection: number, behavior: Behavior) {
    this.#socket = socket;
    this.#connection = connection;
    this.#behavior = behavior;
    socket.once('close', () => this.#end());
  }

  begin(): void {
    this.#fault = this.#behavior.faults({ connection: this.#connection });
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
      this.#end();
      this.#pending = recipient;
      this.#fault = this.#behavior.faults({ connection: this.#connection, recipient });
      if (this.#answer('recipient', '250 2.1.5 Ok')) this.#recipient = recipient;
      else if (!this.#fault?.does.endsWith('stall')) this.#end();
    } else if (verb === 'DATA') {
      this.#isMessage = this.#recipient !== '';
      this.#socket.write(this.#isMessage ? '354 Go on\r\n' : '503 5.5.1 Nobody to send to\r\n');
    } else if (verb === 'QUIT') this.#socket.end('221 2.0.0 Bye\r\n');
    else this.#socket.write('250 2.0.0 Ok\r\n');
  }

  #message(content: string): void {
    this.#isMessage = false;
    const does = this.#fault?.at === 'message' ? this.#fault.does : '';
    if (!does || does.startsWith('keep-'))
      this.#behavior.keep(content.slice(0, content.indexOf('\r\n\r\n')), this.#recipient);
    const answer = () => {
      this.#answer('message', '250 2.0.0 Ok: queued');
      if (!this.#fault?.does.endsWith('stall')) this.#end();
      this.#fault = undefined;
    };
    const { delay } = this.#behavior;
    if (delay) setTimeout(answer, delay);
    else answer();
  }

  #end(): void {
    if (this.#pending) this.#behavior.ended(this.#pending);
    this.#pending = '';
  }

  /** Responds to a step, or applies its fault. Returns true without a fault. */
  #answer(step: Fault['at'], well: string): boolean {
    const does = this.#fault?.at === step ? this.#fault.does : well;
    if (does === 'drop' || does === 'keep-and-cut') this.#socket.destroy();
    else if (!does.endsWith('stall')) this.#socket.write(`${does}\r\n`);
    if (does.startsWith('421')) this.#socket.end();
    return does === well;
  }
}
