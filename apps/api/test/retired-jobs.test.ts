import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs, type Jobs } from '../src/jobs/jobs.ts';
import { retiredJobs } from '../src/jobs/retired-jobs.ts';
import { testDatabase } from './test-database.ts';

const log = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [level, () => {}]),
) as unknown as FastifyBaseLogger;
const onceAYear = '0 0 1 1 *';
let boss: PgBoss;
let jobs: Jobs | undefined;
let url: string;
beforeAll(async () => {
  url = await testDatabase();
  boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
});
afterAll(async () => {
  await jobs?.stop();
  await jobs?.close();
  await boss.stop({ graceful: false });
});

describe('job queue', () => {
  it('removes the schedules of retired jobs and keeps the others', async () => {
    for (const name of [...retiredJobs, 'of-another-release']) {
      await boss.createQueue(name);
      await boss.schedule(name, onceAYear);
    }
    jobs = await startJobs(url, [{ name: 'current', cron: onceAYear, run: async () => ({}) }], log);
    const names = (await boss.getSchedules()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['current', 'of-another-release']);
  });
});
