import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { imapInbox } from './inbox.ts';

type Respond = (socket: Socket, tag: string) => void;

const literal = (uid: number, text: string) => `* ${uid} FETCH (UID ${uid} BODY[]<0> {${text.length}}\r\n${text})\r\n`;

/** An IMAP server with two unread messages, and other responses to commands with these beginnings. */
async function mailboxWith(responses: Readonly<Record<string, Respond>>): Promise<string> {
  const answer = (socket: Socket, line: string) => {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ').toUpperCase();
    const scripted = Object.entries(responses).find(([beginning]) => command.startsWith(beginning));
    if (scripted) return scripted[1](socket, tag);
    const uid = Number(/^UID FETCH (\d+)/.exec(command)?.[1]);
    if (uid) socket.write(literal(uid, `Subject: ${uid}\r\n\r\nHello`));
    if (command.startsWith('UID SEARCH')) socket.write('* SEARCH 1 2\r\n');
    if (command.startsWith('SELECT')) socket.write('* 2 EXISTS\r\n* OK [UIDVALIDITY 1] Ok\r\n* OK [UIDNEXT 3] Ok\r\n');
    socket.write(`${tag} OK Done\r\n`);
    if (command === 'LOGOUT') socket.end();
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).write('* OK [CAPABILITY IMAP4rev1] Ready\r\n');
    let rest = '';
    socket.on('data', (data) => {
      const lines = `${rest}${String(data)}`.split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) answer(socket, line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `imap://user:password@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Reads a mailbox. Returns the sizes of the messages, and the error. */
async function visit(url: string): Promise<{ sizes: number[]; error: string | undefined }> {
  const sizes: number[] = [];
  const read = imapInbox(url, { visitMs: 2_000 })(async ({ length }) => (sizes.push(length), 'read'));
  return {
    sizes,
    error: await read.then(
      () => undefined,
      ({ message }: Error) => message,
    ),
  };
}

/** Writes a text again and again until the connection ends. */
const endless =
  (text: string, start = '') =>
  (socket: Socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write(text), 10);
    socket.once('close', () => clearInterval(timer));
  };

describe('an IMAP mailbox', () => {
  it('is read message by message', async () => {
    expect(await visit(await mailboxWith({}))).toEqual({ sizes: [19, 19], error: undefined });
  });

  it.each([
    ['its responses never end', { 'UID FETCH 1': endless('* 5 EXISTS\r\n') }],
    ['a message never ends', { 'UID FETCH 1': endless('x', '* 1 FETCH (UID 1 BODY[]<0> {60000}\r\n') }],
    ['its sign-in never ends', { LOGIN: endless('* OK Please wait\r\n') }],
  ])('is left when %s', { timeout: 10_000 }, async (_title, responses) => {
    const { sizes, error } = await visit(await mailboxWith(responses));
    expect([sizes, error]).toEqual([[], expect.stringContaining('takes too long')]);
  });

  it.each([
    ['a message of a gigabyte', '* 1 FETCH (UID 1 BODY[]<0> {1000000000}\r\n'],
    ['an endless line', 'x'.repeat(5_000_000)],
  ])('is left at once when it announces %s', async (_title, text) => {
    const startedAt = performance.now();
    const { sizes, error } = await visit(await mailboxWith({ 'UID FETCH 1': (socket) => socket.write(text) }));
    expect([sizes, error]).toEqual([[], expect.stringContaining('Connection')]);
    expect(performance.now() - startedAt).toBeLessThan(1_900);
  });

  it('is read up to our own limit when it ignores that', async () => {
    const whole = literal(1, `Subject: 1\r\n\r\n${'x'.repeat(3_000_000)}`);
    const url = await mailboxWith({ 'UID FETCH 1': (socket, tag) => socket.write(`${whole}${tag} OK Done\r\n`) });
    expect(await visit(url)).toEqual({ sizes: [512_000, 19], error: undefined });
  });

  it('is read on after a message that it does not hand out, and fails for the log', async () => {
    const url = await mailboxWith({ 'UID FETCH 1': (socket, tag) => socket.write(`${tag} NO Corrupt\r\n`) });
    expect(await visit(url)).toEqual({ sizes: [19], error: 'Command failed' });
  });

  it('fails for the log when it does not list its messages', async () => {
    const url = await mailboxWith({ 'UID SEARCH': (socket, tag) => socket.write(`${tag} NO Away\r\n`) });
    expect(await visit(url)).toEqual({ sizes: [], error: 'The mailbox does not list its unread messages' });
  });

  it('is left after the last message when the connection is cut', async () => {
    const cut = (socket: Socket) => void socket.end('* 2 FETCH (UID 2 BODY[]<0> {100}\r\nSubject: 2');
    const { sizes, error } = await visit(await mailboxWith({ 'UID FETCH 2': cut }));
    expect([sizes, error]).toEqual([[19], expect.stringContaining('Connection')]);
  });
});
