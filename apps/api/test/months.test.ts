import { describe, expect, it } from 'vitest';
import { createMonths } from '../src/database/months/create-months.ts';
import { tablesByMonth } from '../src/database/months/tables-by-month.ts';
import { jobList, type JobDeps } from '../src/jobs/job-list.ts';
import { useTestApp } from './use-test-app.ts';
import { testMailSettings, testReplySettings } from './test-mail-settings.ts';

const { test, newEm, sql } = useTestApp();

it('every table by month has a job that ends its months, and one creates those of all', () => {
  const deps = { orm: test().orm, mailSettings: testMailSettings, replies: testReplySettings, config: { mail: {} } };
  const jobs = jobList(deps as unknown as JobDeps).map(({ name }) => name);
  expect(jobs).toEqual(expect.arrayContaining(['create-months', ...tablesByMonth.map(({ endedBy }) => endedBy)]));
});

describe.each(tablesByMonth)('the months of $name', ({ name }) => {
  it('are made once, with three ahead', async () => {
    const [ahead] = await sql(
      `select count(*)::int from months_of(?) where ends_at > date_trunc('month', now(), 'UTC') + interval '3 months'`,
      [name],
    );
    expect(ahead).toEqual({ count: 1 });
    await createMonths(newEm);
    expect(await createMonths(newEm)).toEqual({ created: 0 });
  });

  it('follow each other without a gap, and none is there twice', async () => {
    const months = await sql<{ starts: Date; ends: Date }>(
      'select starts_at as starts, ends_at as ends from months_of(?) order by ends_at',
      [name],
    );
    expect(months.length).toBeGreaterThanOrEqual(4);
    for (const [index, { ends }] of months.slice(0, -1).entries()) expect(months[index + 1]!.starts).toEqual(ends);
  });
});
