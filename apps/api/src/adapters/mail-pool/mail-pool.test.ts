import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink, type Fault, type MailSink } from '@workspace/sandbox/mail-sink';
import { SmtpTransport } from '../smtp/smtp-transport.ts';
import { messageTo } from '@workspace/sandbox/mail-services/use-mail-services';
import { MailPool } from './mail-pool.ts';
import type { TransportLimits } from './transport-rota.ts';

const sinkWith = async (faults: Record<string, Fault> = {}, port = 0): Promise<MailSink> => {
  const sink = await startMailSink({ port, faults: ({ recipient }) => faults[recipient ?? 'connection'] });
  onTestFinished(() => sink.stop());
  return sink;
};

/** A pool of SMTP servers on these ports, and the rests that it reports. */
function poolOf(...servers: ({ port: number } & Partial<TransportLimits>)[]) {
  const rests: string[] = [];
  const transports = servers.map(({ port, ...limits }, index) => ({
    name: `server ${index}`,
    weight: 1,
    perSecond: 0,
    atOnce: 10,
    ...limits,
    pace: { nextAt: 0 },
    transport: new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, connections: 5, timeoutMs: 200, rest: 1 }),
  }));
  const pool = new MailPool(transports, ({ transport }) => rests.push(transport), 20);
  onTestFinished(() => pool.close());
  return { pool, rests };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `r${index}@example.org`);

describe('MailPool', () => {
  it('divides messages by weight', async () => {
    const [a, b] = [await sinkWith(), await sinkWith()];
    const { pool } = poolOf({ port: a.port, weight: 3 }, { port: b.port });
    for (const to of names(40)) await pool.submit(messageTo(to));
    expect([a.taken.size, b.taken.size]).toEqual([30, 10]);
  });

  it('submits every message once while a server is away and when it is back', async () => {
    const b = await sinkWith();
    const port = await freePort();
    const { pool, rests } = poolOf({ port }, { port: b.port });
    const away = await Promise.all(names(20).map((to) => pool.submit(messageTo(to))));
    expect(new Set(away.map(({ outcome }) => outcome))).toEqual(new Set(['handed_over']));
    expect([b.taken.size, new Set(b.taken.values()), rests[0]]).toEqual([20, new Set([1]), 'server 0']);
    const a = await sinkWith({}, port);
    for (let index = 0; a.taken.size < 5; index += 1) {
      await pool.submit(messageTo(`again${index}@example.org`));
      await new Promise((next) => setTimeout(next, 5));
    }
  });

  it('does not submit an uncertain message again', async () => {
    const lost: Fault = { at: 'message', does: 'keep-and-cut' };
    const [a, b] = [await sinkWith({ 'lost@example.org': lost }), await sinkWith()];
    const { pool } = poolOf({ port: a.port, weight: 9 }, { port: b.port });
    expect(await pool.submit(messageTo('lost@example.org'))).toMatchObject({ outcome: 'uncertain' });
    expect([a.taken.get('<lost@example.org>'), b.taken.size]).toEqual([1, 0]);
  });

  it('does not try a second server for a recipient who is deferred or rejected', async () => {
    const faults: Record<string, Fault> = {
      'busy@example.org': { at: 'recipient', does: '421 4.7.0 Later' },
      'dead@example.org': { at: 'recipient', does: '550 5.1.1 No such user' },
    };
    const [a, b] = [await sinkWith(faults), await sinkWith()];
    const { pool, rests } = poolOf({ port: a.port, weight: 99 }, { port: b.port });
    expect(await pool.submit(messageTo('busy@example.org'))).toMatchObject({ outcome: 'deferred' });
    expect(await pool.submit(messageTo('dead@example.org'))).toMatchObject({ outcome: 'refused' });
    expect([b.taken.size, rests]).toEqual([0, []]);
  });

  it('leaves the open connections of a server that limits them at work', async () => {
    const a = await startMailSink({
      faults: ({ connection, recipient }) =>
        !recipient && connection > 1 ? { at: 'greeting', does: '421 4.7.0 Too many connections' } : undefined,
    });
    onTestFinished(() => a.stop());
    const b = await sinkWith();
    const { pool, rests } = poolOf({ port: a.port }, { port: b.port });
    await pool.submit(messageTo('first@example.org'));
    const results = await Promise.all(names(30).map((to) => pool.submit(messageTo(to))));
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['handed_over']));
    expect([a.taken.size + b.taken.size, a.taken.size > 1, rests]).toEqual([31, true, []]);
  });

  it('defers messages with the last answer when every server is down', async () => {
    const a = await sinkWith({ connection: { at: 'greeting', does: '554 5.7.1 No service for you' } });
    const { pool } = poolOf({ port: await freePort() }, { port: a.port });
    const results = await Promise.all(names(3).map((to) => pool.submit(messageTo(to))));
    for (const { outcome, answer } of results)
      expect([outcome, answer]).toEqual(['deferred', expect.stringMatching(/No service|ECONNREFUSED/)]);
  });

  it('recalls messages that wait for a turn, and all after it gave up', async () => {
    const a = await sinkWith({ 'slow@example.org': { at: 'message', does: 'keep-and-stall' } });
    const { pool } = poolOf({ port: a.port, atOnce: 1 });
    const recall = new AbortController();
    const slow = pool.submit(messageTo('slow@example.org'));
    const recalledOne = pool.submit(messageTo('b@example.org'), {
      recall: recall.signal,
      permission: async () => true,
    });
    const waiting = pool.submit(messageTo('c@example.org'));
    recall.abort();
    expect(await recalledOne).toMatchObject({ outcome: 'recalled' });
    while (a.taken.size === 0) await new Promise((next) => setTimeout(next, 5));
    pool.giveUp();
    expect((await Promise.all([slow, waiting])).map(({ outcome }) => outcome)).toEqual(['uncertain', 'recalled']);
    expect(await pool.submit(messageTo('d@example.org'))).toMatchObject({ outcome: 'recalled' });
  });
});
