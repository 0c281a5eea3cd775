import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { startJobs, startQueueClient, type Job, type Jobs, type PieceJob } from '../src/jobs/jobs.ts';
import { dropNotifications } from './drop-notifications.ts';
import { testDatabase } from './test-database.ts';

const onceAYear = '0 0 1 1 *';
let url: string;
let lines: Record<string, unknown>[];
const started: Jobs[] = [];
const log = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [level, (line: object) => void lines.push({ level, ...line })]),
) as unknown as FastifyBaseLogger;

beforeAll(async () => {
  url = await testDatabase();
});
afterEach(async () => {
  for (const jobs of started.splice(0)) {
    await jobs.stop();
    await jobs.close();
  }
});

async function startedOf(jobs: Promise<Jobs>): Promise<Jobs> {
  started.push(await jobs);
  return started.at(-1)!;
}

describe('job queue', () => {
  it('lets a process without jobs enqueue one that another runs immediately', async () => {
    lines = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    const job: Job = { name: 'a-yearly-job', cron: onceAYear, run: async () => (resolve('done'), {}) };
    await startedOf(startJobs(url, [job], log));
    const http = await startedOf(startQueueClient(url, log));
    http.enqueue('a-yearly-job');
    expect(await promise).toBe('done');
  });

  it('logs a failed job, and retries it', async () => {
    lines = [];
    const { promise, resolve } = Promise.withResolvers<number>();
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('the disk is full');
      resolve(runs);
      return {};
    };
    const jobs = await startedOf(startJobs(url, [{ name: 'a-failing-job', cron: onceAYear, run }], log));
    jobs.enqueue('a-failing-job');
    expect(await promise).toBe(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'job_failed', job: 'a-failing-job' }),
    );
  });

  it('runs a job within seconds where notifications are dropped', async () => {
    lines = [];
    const silent = await dropNotifications(url);
    onTestFinished(silent.close);
    const { promise, resolve } = Promise.withResolvers<string>();
    const job: Job = { name: 'a-polled-job', cron: onceAYear, run: async () => (resolve('done'), {}) };
    const jobs = await startedOf(startJobs(silent.url, [job], log));
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'notifications_dropped' }));
    jobs.enqueue('a-polled-job');
    expect(await promise).toBe('done');
  }, 15_000);

  it('stores no error message in the queue, only in the log', async () => {
    lines = [];
    const orm = await connectDatabase(url);
    const run = async () => {
      throw Object.assign(new Error('no such user: anna@example.com'), { rejected: ['anna@example.com'] });
    };
    const jobs = await startedOf(startJobs(url, [{ name: 'a-telling-job', cron: onceAYear, run }], log));
    jobs.enqueue('a-telling-job');
    const stored = () => orm.em.fork().execute("select output from pgboss.job where name = 'a-telling-job'");
    await vi.waitFor(async () => expect(await stored()).toEqual([{ output: expect.anything() }]), { timeout: 5_000 });
    expect(JSON.stringify(await stored())).not.toContain('anna');
    await orm.close();
  });

  it('runs the pieces with the highest priority first, two at a time', async () => {
    lines = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const order: string[] = [];
    const pieces = [
      { key: 'late', data: { name: 'late' }, priority: -501 },
      { key: 'first', data: { name: 'first' }, priority: -1 },
      { key: 'last', data: { name: 'last' }, priority: -1001 },
      { key: 'retried', data: { name: 'retried' }, priority: -2 },
    ];
    const run: PieceJob['run'] = async (data) => {
      order.push((data as { name: string }).name);
      if (order.length === pieces.length) resolve();
      return {};
    };
    const filling: Job = {
      name: 'filling',
      cron: onceAYear,
      run: async ({ enqueueAll }) => (await enqueueAll('piecewise', pieces), {}),
    };
    const jobs = await startedOf(startJobs(url, [filling], log, [{ name: 'piecewise', pairs: 1, run }]));
    jobs.enqueue('filling');
    await promise;
    expect([new Set(order.slice(0, 2)), new Set(order.slice(2))]).toEqual([
      new Set(['first', 'retried']),
      new Set(['late', 'last']),
    ]);
  });

  it('joins a piece that waits or runs already, and runs one that is enqueued after its end', async () => {
    lines = [];
    const startedPieces: string[] = [];
    const ends = new Map<string, () => void>();
    const run: PieceJob['run'] = (data) => {
      const { name } = data as { name: string };
      startedPieces.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve({})));
    };
    const pieces = ['one', 'two', 'three'].map((name) => ({ key: name, data: { name } }));
    let fillings = 0;
    const filling: Job = {
      name: 'filling-again',
      cron: onceAYear,
      run: async ({ enqueueAll }) => (await enqueueAll('joined', pieces), (fillings += 1), {}),
    };
    const jobs = await startedOf(startJobs(url, [filling], log, [{ name: 'joined', pairs: 1, run }]));
    const fill = async (times: number) => {
      jobs.enqueue('filling-again');
      await vi.waitFor(() => expect(fillings).toBe(times), { timeout: 20_000 });
    };
    await fill(1);
    await vi.waitFor(() => expect(startedPieces).toHaveLength(2), { timeout: 20_000 });
    // Two run, and the third waits: none is added again.
    await fill(2);
    for (const end of ends.values()) end();
    await vi.waitFor(() => expect(startedPieces).toHaveLength(3), { timeout: 20_000 });
    ends.get(startedPieces[2]!)!();
    const orm = await connectDatabase(url);
    const states = () =>
      orm.em
        .fork()
        .execute("select state, count(*)::int as count from pgboss.job where name = 'joined' group by state");
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed', count: 3 }]), {
      timeout: 20_000,
    });
    await orm.close();
    await fill(3);
    await vi.waitFor(() => expect(startedPieces).toHaveLength(5), { timeout: 20_000 });
    for (const end of ends.values()) end();
    await vi.waitFor(() => expect(startedPieces).toHaveLength(6), { timeout: 20_000 });
    for (const end of ends.values()) end();
    expect(startedPieces.toSorted()).toEqual(['one', 'one', 'three', 'three', 'two', 'two']);
  });

  it('runs a piece that ended again while the other one of its pair still runs', async () => {
    lines = [];
    const runs = new Map([
      ['short', 0],
      ['long', 0],
    ]);
    const { promise: ended, resolve: endLong } = Promise.withResolvers<void>();
    const signals: AbortSignal[] = [];
    const run: PieceJob['run'] = async (data, signal) => {
      const { name } = data as { name: string };
      runs.set(name, runs.get(name)! + 1);
      if (name === 'long') {
        signals.push(signal);
        await ended;
      }
      return {};
    };
    const pieces = [...runs.keys()].map((name) => ({ key: name, data: { name } }));
    const filling: Job = {
      name: 'filling-pairs',
      cron: onceAYear,
      run: async ({ enqueueAll }) => (await enqueueAll('paired', pieces), {}),
    };
    const jobs = await startedOf(startJobs(url, [filling], log, [{ name: 'paired', pairs: 2, run }]));
    onTestFinished(() => endLong());
    const fillUntil = (times: number) =>
      vi.waitFor(
        () => {
          jobs.enqueue('filling-pairs');
          expect(runs.get('short')).toBeGreaterThanOrEqual(times);
        },
        { timeout: 15_000, interval: 1_000 },
      );
    await fillUntil(1);
    await fillUntil(3);
    // The heartbeat of the one that ended is rejected, and says nothing about the other.
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect(runs.get('long')).toBe(1);
  });
});
