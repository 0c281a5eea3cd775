import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SmtpTransport } from './smtp-transport.ts';

type Step = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'RSET' | 'QUIT';

const usual: Record<Step, string> = {
  EHLO: '250-liar\r\n250 PIPELINING\r\n',
  MAIL: '250 2.1.0 Ok\r\n',
  RCPT: '250 2.1.5 Ok\r\n',
  DATA: '354 Go on\r\n',
  message: '250 2.0.0 Queued\r\n',
  RSET: '250 2.0.0 Reset\r\n',
  QUIT: '221 2.0.0 Bye\r\n',
};

/**
 * A server whose first connection replies to the first message with these texts, and with the usual ones afterwards. It
 * sends `early` when the message begins, and reads no more of it.
 */
async function lyingServer(lies: Partial<Record<Step, string>>, early?: string) {
  const stored: string[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    let [came, isMessage, recipient] = ['', false, ''];
    const isFirst = (connections += 1) === 1;
    const reply = (step: Step) => {
      const isLie = isFirst && (recipient === '' || recipient === 'first');
      socket.write((isLie && lies[step]) || usual[step]);
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      came += chunk.toString('latin1');
      if (isMessage && isFirst && early) {
        socket.pause();
        socket.write(early);
        return;
      }
      for (;;) {
        const mark = isMessage ? '\r\n.\r\n' : '\r\n';
        const end = came.indexOf(mark);
        if (end < 0) return;
        const piece = came.slice(0, end);
        came = came.slice(end + mark.length);
        if (isMessage) stored.push(`${recipient}: ${/^To: (\S+)/m.exec(piece)?.[1] ?? piece}`);
        const step = isMessage ? 'message' : (piece.slice(0, 4) as Step);
        if (step === 'RCPT') recipient = /<(.*)@/.exec(piece)![1]!;
        isMessage = step === 'DATA';
        reply(step);
      }
    });
    socket.write('220 liar\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = new SmtpTransport({ smtpUrl, connections: 1, timeoutMs: 300, rest: 10 });
  onTestFinished(() => {
    transport.close();
    server.close();
  });
  const send = (name: string, given: { permission?: () => Promise<boolean>; size?: number } = {}) =>
    transport.submit(
      {
        from: 'news@example.com',
        to: `${name}@example.org`,
        content: Buffer.from(`To: ${name}\r\n\r\n${'x'.repeat(given.size ?? 0)}\r\n`),
      },
      { recall: new AbortController().signal, permission: given.permission ?? (async () => true) },
    );
  return { send, stored };
}

describe('replies out of step with the commands', () => {
  it.each([
    ['a second reply to DATA', { DATA: '354 Go on\r\n250 2.0.0 Queued\r\n' }],
    ['250 to DATA', { DATA: '250 2.0.0 Ok\r\n' }],
    ['two replies to RCPT', { RCPT: '250 2.1.5 Ok\r\n250 2.1.5 Ok\r\n' }],
    ['two replies to MAIL', { MAIL: '250 2.1.0 Ok\r\n250 2.1.0 Ok\r\n' }],
  ])('do not count as accepted: %s', async (_case, lies) => {
    const { send, stored } = await lyingServer(lies);
    const permission = () => sleep(30, true);
    expect(await send('first', { permission })).toMatchObject({ outcome: 'deferred' });
    expect(await send('second')).toMatchObject({ outcome: 'handed_over' });
    await sleep(30);
    expect(stored).toEqual(['second: second']);
  });

  it('do not reach the next message after a second reply to the message', async () => {
    const { send, stored } = await lyingServer({ message: '250 2.0.0 Queued\r\n550 5.1.1 No such user\r\n' });
    expect(await send('first')).toMatchObject({ outcome: 'handed_over' });
    expect(await send('second')).toMatchObject({ outcome: 'handed_over' });
    expect(stored).toEqual(['first: first', 'second: second']);
  });

  it('suppress no address by a reply that came before that of the recipient', async () => {
    const { send, stored } = await lyingServer({ RCPT: '550 5.1.1 No such user\r\n250 2.1.5 Ok\r\n' });
    expect(await send('first')).toMatchObject({ outcome: 'deferred' });
    expect(await send('second')).toMatchObject({ outcome: 'handed_over' });
    expect(stored).toEqual(['second: second']);
  });

  it('leave a message in doubt that was accepted before all of it had left', async () => {
    const { send, stored } = await lyingServer({}, '250 2.0.0 Queued\r\n');
    expect(await send('first', { size: 30_000_000 })).toMatchObject({ outcome: 'uncertain' });
    expect(await send('second')).toMatchObject({ outcome: 'handed_over' });
    expect(stored).toEqual(['second: second']);
  });
});
