import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { startJobs, type Jobs } from '../src/jobs/jobs.ts';
import { measureQueues } from '../src/metrics/measure-queues.ts';
import { plansOf } from './plans-of.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const doneJobs = 100_000;
let test: TestApp;
let jobs: Jobs;
const sql = (statement: string) => test.orm.em.fork().execute<unknown[]>(statement);

beforeAll(async () => {
  test = await startTestApp();
  const log = { error: () => {}, warn: () => {} } as Pick<FastifyBaseLogger, 'error' | 'warn'> as FastifyBaseLogger;
  const run = async () => ({});
  const queues = ['busy', 'idle'].map((name) => ({ name, cron: '0 0 1 1 *', run }));
  jobs = await startJobs(test.orm.config.get('clientUrl'), queues, log);
  // Nobody takes the jobs below.
  await jobs.stop();
  await sql(`insert into pgboss.job (name, state, start_after) values
    ('busy', 'created', now() - interval '90 seconds'), ('busy', 'retry', now() - interval '10 seconds'),
    ('busy', 'created', now() + interval '1 hour'), ('busy', 'active', now()), ('busy', 'failed', now())`);
  await sql(`insert into pgboss.job (name, state, start_after, completed_on)
    select 'busy', 'completed', now() - interval '1 day', now() from generate_series(1, ${doneJobs})`);
  await sql('vacuum analyze pgboss.job');
});
afterAll(async () => {
  await jobs.close();
  await test.close();
});

async function scrape(): Promise<string[]> {
  const registry = new Registry();
  measureQueues(registry, sql);
  return (await registry.metrics()).split('\n').filter((line) => /"(?:busy|idle)"/.test(line));
}

it('the metrics of queues count due, active and failed jobs, and the age of the oldest due one', async () => {
  const lines = await scrape();
  expect(lines).toEqual(
    expect.arrayContaining([
      'queue_jobs{queue="busy",state="waiting"} 2',
      'queue_jobs{queue="busy",state="active"} 1',
      'queue_jobs{queue="busy",state="failed"} 1',
      'queue_jobs{queue="idle",state="waiting"} 0',
      'queue_oldest_seconds{queue="idle"} 0',
    ]),
  );
  const age = lines.find((line) => line.startsWith('queue_oldest_seconds{queue="busy"}'))!;
  expect(Number(age.split(' ')[1])).toBeGreaterThanOrEqual(90);
});

it('the metrics of queues read live jobs by an index, not the jobs that are done', async () => {
  const plans = await plansOf(test.orm, scrape);
  expect(plans).toContain('Index');
  expect(plans).not.toMatch(/Seq Scan on job/);
});

it('the metrics of a process whose connections are all in use come without the queues', async () => {
  const registry = new Registry();
  measureQueues(registry, () => new Promise(() => {}));
  const text = await registry.metrics();
  expect(text).toContain('# TYPE queue_jobs gauge');
  expect(text).not.toContain('queue_jobs{');
});
