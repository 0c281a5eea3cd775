import { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { checkWorker } from '../../src/operator/doctor/check-worker.ts';
import { testDatabase } from '../test-database.ts';
import { emptyDatabase } from './empty-database.ts';
import { connected } from './use-backup.ts';
import { found } from './use-doctor.ts';

describe('the check of the worker', () => {
  const waiting = 'Email, scheduled posts and imports wait: start one with ROLE=worker or all.';

  it('says when none has run yet, for minutes, that the clock was set back, and that one runs', async () => {
    expect(await found(checkWorker, { DATABASE_URL: await emptyDatabase() })).toEqual([
      `warning: No worker has run yet. ${waiting}`,
    ]);
    const url = await testDatabase();
    const em = (await connected(url)).em.fork();
    const queue = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    await queue.start();
    await queue.stop();
    const lastRun = async (moment: string) => {
      await em.execute(`update pgboss.version set cron_on = ${moment}`);
      return found(checkWorker, { DATABASE_URL: url });
    };
    expect(await lastRun('null')).toEqual([`warning: No worker has run yet. ${waiting}`]);
    expect(await lastRun("now() - interval '7 minutes'")).toEqual([
      `warning: No worker has run for 7 minutes. ${waiting}`,
    ]);
    expect(await lastRun("now() + interval '59 minutes'")).toEqual([
      "warning: The database's clock was set back: scheduled jobs wait for 59 minutes, until it has passed the earlier time. Set it by NTP.",
    ]);
    expect(await lastRun("now() - interval '50 seconds'")).toEqual(['ok: A worker runs.']);
  });

  it('leaves a database that is away to its own check', async () => {
    expect(await found(checkWorker)).toEqual(['warning: Not checked: the database does not answer from here.']);
  });
});
