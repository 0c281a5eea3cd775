import { afterEach, describe, expect, it } from 'vitest';
import { startMailSink, type Fault, type MailSink } from '@workspace/sandbox/mail-sink';
import { SmtpTransport } from './smtp-transport.ts';

let sink: MailSink;
let sender: SmtpTransport;
afterEach(async () => {
  sender.close();
  await sink.stop();
});

/** A transport connected to a test server with faults for some recipients, or for the first connections. */
async function against(
  faults: Record<string, Fault>,
  { connections = 1, greetings = [] as (Fault | undefined)[] } = {},
) {
  sink = await startMailSink({
    faults: ({ connection, recipient }) => (recipient ? faults[recipient] : greetings[connection - 1]),
  });
  sender = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${sink.port}`, connections, timeoutMs: 300, rest: 50 });
}

const send = (to: string) =>
  sender.submit({
    from: 'news@example.com',
    to,
    content: Buffer.from(`Message-ID: <${to}>\r\nTo: ${to}\r\n\r\nHello\r\n.\r\n`),
  });
const timesTaken = (to: string) => sink.taken.get(`<${to}>`) ?? 0;

describe('submission result', () => {
  it.each([
    ['an answer of 250', undefined, { outcome: 'handed_over', answer: '250 2.0.0 Ok: queued' }, 1],
    [
      '450 to the recipient',
      { at: 'recipient', does: '450 4.2.0 Busy' },
      { outcome: 'deferred', answer: '450 4.2.0 Busy', failure: 'temporary' },
      0,
    ],
    [
      '550 5.1.1 to the recipient',
      { at: 'recipient', does: '550 5.1.1 No such user' },
      { outcome: 'refused', isDeadAddress: true },
      0,
    ],
    [
      '553 to the recipient',
      { at: 'recipient', does: '553 Mailbox name not allowed' },
      { outcome: 'refused', isDeadAddress: true },
      0,
    ],
    [
      '550 5.7.1 to the recipient',
      { at: 'recipient', does: '550 5.7.1 Blocked' },
      { outcome: 'refused', isDeadAddress: false },
      0,
    ],
    [
      '550 5.1.1 to the recipient about a block list',
      { at: 'recipient', does: '550 5.1.1 Your IP address is on a block list' },
      { outcome: 'refused', failure: 'policy', isDeadAddress: false },
      0,
    ],
    [
      '550 to the recipient about the rate',
      { at: 'recipient', does: '550 Connection frequency limited' },
      { outcome: 'deferred', failure: 'rate' },
      0,
    ],
    [
      '550 5.1.1 to the message',
      { at: 'message', does: '550 5.1.1 User unknown' },
      { outcome: 'refused', isDeadAddress: false },
      0,
    ],
    ['421 to the recipient', { at: 'recipient', does: '421 4.3.2 Closing' }, { outcome: 'deferred' }, 0],
    ['a connection that ends at the recipient', { at: 'recipient', does: 'drop' }, { outcome: 'deferred' }, 0],
    ['no answer to the recipient', { at: 'recipient', does: 'stall' }, { outcome: 'deferred' }, 0],
    [
      '554 to the message',
      { at: 'message', does: '554 5.6.0 Not this' },
      { outcome: 'refused', isDeadAddress: false },
      0,
    ],
    ['451 to the message', { at: 'message', does: '451 4.3.0 Later' }, { outcome: 'deferred' }, 0],
    ['421 to the message', { at: 'message', does: '421 4.3.2 Closing' }, { outcome: 'deferred' }, 0],
    ['a connection that ends after the message', { at: 'message', does: 'drop' }, { outcome: 'uncertain' }, 0],
    ['a message that is kept without an answer', { at: 'message', does: 'keep-and-cut' }, { outcome: 'uncertain' }, 1],
    ['no answer to the message', { at: 'message', does: 'stall' }, { outcome: 'uncertain' }, 0],
  ] as [string, Fault | undefined, object, number][])('follows from %s', async (_case, fault, submission, times) => {
    await against(fault ? { 'it@example.org': fault } : {});
    expect(await send('before@example.org')).toMatchObject({ outcome: 'handed_over' });
    expect(await send('it@example.org')).toMatchObject(submission);
    await new Promise((next) => setTimeout(next, 80));
    expect(await send('after@example.org')).toMatchObject({ outcome: 'handed_over' });
    expect([timesTaken('before@example.org'), timesTaken('it@example.org'), timesTaken('after@example.org')]).toEqual([
      1,
      times,
      1,
    ]);
  });

  it.each([
    ['drops', 'drop'],
    ['stalls', 'stall'],
    ['is busy', '421 4.7.0 Too many connections'],
    ['refuses us', '554 5.7.1 No'],
  ])('is that nothing was sent after a greeting that %s', async (_case, does) => {
    await against({}, { greetings: [{ at: 'greeting', does }] });
    expect(await send('it@example.org')).toMatchObject({ outcome: 'deferred' });
    await new Promise((next) => setTimeout(next, 80));
    expect(await send('it@example.org')).toMatchObject({ outcome: 'handed_over' });
    expect(timesTaken('it@example.org')).toBe(1);
  });

  it('is that nothing was sent when the server is unreachable', async () => {
    await against({});
    await sink.stop();
    expect(await send('it@example.org')).toMatchObject({
      outcome: 'deferred',
      answer: expect.stringContaining('ECONNREFUSED'),
    });
    sink = await startMailSink();
  });
});

describe('SmtpTransport', () => {
  it('uses another connection when the server closed the pooled one', async () => {
    await against({});
    await send('a@example.org');
    const { port } = sink;
    await sink.stop();
    sink = await startMailSink({ port });
    expect(await send('b@example.org')).toMatchObject({ outcome: 'handed_over' });
  });

  it("closes a connection before it reaches the server's limit of messages", async () => {
    let connections = 0;
    sink = await startMailSink({
      faults: ({ recipient }) => {
        if (!recipient) connections += 1;
        return undefined;
      },
    });
    sender = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${sink.port}`, connections: 1 });
    for (let index = 0; index < 250; index += 1) await send(`r${index}@example.org`);
    expect([connections, sink.taken.size]).toEqual([3, 250]);
  });

  it("respects the server's connection limit without losing a message", async () => {
    sink = await startMailSink({
      faults: ({ connection, recipient }) => {
        if (!recipient && connection > 3 && connection < 20)
          return { at: 'greeting', does: '421 4.7.0 Too many connections' };
        return undefined;
      },
    });
    sender = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${sink.port}`, connections: 10, rest: 20 });
    const waiting = Array.from({ length: 400 }, (_, index) => `r${index}@example.org`);
    for (let round = 0; waiting.length > 0 && round < 50; round += 1) {
      const submission = await Promise.all(
        waiting.splice(0).map(async (to) => {
          const { outcome } = await send(to);
          return { to, outcome };
        }),
      );
      waiting.push(...submission.flatMap(({ to, outcome }) => (outcome === 'deferred' ? to : [])));
      await new Promise((next) => setTimeout(next, 20));
    }
    expect([sink.taken.size, new Set(sink.taken.values())]).toEqual([400, new Set([1])]);
  });

  const second = { from: 'news@example.com', to: 'b@example.org', content: Buffer.from('\r\n') };

  it('recalls a message immediately while it waits for a connection', async () => {
    await against({ 'a@example.org': { at: 'message', does: 'stall' } });
    const first = send('a@example.org');
    const recalling = new AbortController();
    const waiting = sender.submit(second, { recall: recalling.signal, permission: async () => true });
    recalling.abort();
    expect(await Promise.race([first, waiting])).toMatchObject({ outcome: 'recalled' });
    expect(await first).toMatchObject({ outcome: 'uncertain' });
    expect(await send('c@example.org')).toMatchObject({ outcome: 'handed_over' });
    expect([...sink.recipients.values()]).toEqual(['c@example.org']);
  });

  it('serves messages that wait for a connection in order, before later ones', async () => {
    await against({});
    const waiting = ['a', 'b', 'c'].map((name) => send(`${name}@example.org`));
    // The slot of the first message is free when this one arrives.
    const late = waiting[0]!.then(() => send('d@example.org'));
    await Promise.all([...waiting, late]);
    expect([...sink.recipients.values()].map((to) => to[0])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('sends no byte of a message without permission, and every byte with it', async () => {
    await against({});
    const recall = new AbortController().signal;
    expect(await sender.submit(second, { recall, permission: async () => false })).toMatchObject({
      outcome: 'recalled',
    });
    const permission = () => new Promise<boolean>((give) => setTimeout(give, 50, true));
    expect(await sender.submit(second, { recall, permission })).toMatchObject({ outcome: 'handed_over' });
    expect([...sink.recipients.values()]).toEqual(['b@example.org']);
  });

  it('reports a message without a response as uncertain when it gives up, and submits no more', async () => {
    await against({ 'a@example.org': { at: 'message', does: 'keep-and-stall' } });
    const [first, waiting] = [send('a@example.org'), sender.submit(second)];
    while (timesTaken('a@example.org') === 0) await new Promise((next) => setTimeout(next, 5));
    sender.giveUp();
    expect(await first).toMatchObject({ outcome: 'uncertain' });
    expect(await waiting).toMatchObject({ outcome: 'recalled' });
    expect(await sender.submit(second)).toMatchObject({ outcome: 'recalled' });
  });
});
