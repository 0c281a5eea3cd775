import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startJobs, type Job, type PieceJob } from '../src/jobs/jobs.ts';
import { cuttableDatabase } from './cut-database.ts';
import { testDatabase } from './test-database.ts';

const log = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [level, () => {}]),
) as unknown as FastifyBaseLogger;
const outageMs = 12_000;
/** The heartbeat that pg-boss chooses by itself: half of the ten seconds after which a job is free again. */
const defaultHeartbeatMs = 5_000;

describe('a piece whose worker loses the database', () => {
  it('ends within two seconds of the return when another worker has taken it over', { timeout: 90_000 }, async () => {
    const url = await testDatabase();
    const way = await cuttableDatabase(url);
    const starts: { worker: string; at: number }[] = [];
    const ends: { worker: string; at: number }[] = [];
    /** Runs until it is told to stop, as a lane does that has always more to send. */
    const pieceOf = (worker: string): PieceJob => ({
      name: 'endless',
      pairs: 1,
      run: async (_data, signal) => {
        starts.push({ worker, at: Date.now() });
        if (!signal.aborted) await once(signal, 'abort');
        ends.push({ worker, at: Date.now() });
        return {};
      },
    });
    const filling: Job = {
      name: 'filling-endless',
      cron: '0 0 1 1 *',
      run: async ({ enqueueAll }) => (await enqueueAll('endless', [{ key: 'lane', data: {} }]), {}),
    };
    const first = await startJobs(way.url, [filling], log, [pieceOf('first')]);
    first.enqueue('filling-endless');
    await vi.waitFor(() => expect(starts).toHaveLength(1), { timeout: 20_000 });
    const second = await startJobs(url, [], log, [pieceOf('second')]);
    onTestFinished(async () => {
      await Promise.all([first.stop(5_000), second.stop(5_000)]);
      await Promise.all([first.close(), second.close()]);
      await way.cut();
    });

    await way.cut();
    const cutAt = Date.now();
    await vi.waitFor(() => expect(starts).toHaveLength(2), { timeout: 40_000 });
    expect(starts[1]!.worker).toBe('second');
    await sleep(Math.max(0, cutAt + outageMs - Date.now()));
    // Just after a heartbeat of the default, so that the next one of these would be almost five seconds away.
    await sleep(defaultHeartbeatMs - ((Date.now() - starts[0]!.at) % defaultHeartbeatMs) + 300);
    await way.mend();
    const repairedAt = Date.now();
    await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 20_000 });
    expect(ends[0]!.worker).toBe('first');
    expect(ends[0]!.at - repairedAt).toBeLessThan(2_000);
    // The first worker's end does not free the piece of the second one.
    await sleep(3_000);
    expect(starts).toHaveLength(2);
  });
});
