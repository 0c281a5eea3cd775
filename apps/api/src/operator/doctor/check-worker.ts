import type { MikroORM } from '@mikro-orm/postgresql';
import { connectDatabase } from '../../database/orm.ts';
import { findingOf, type Check } from './check.ts';

const finding = findingOf('worker');
const advice = 'Email, scheduled posts and imports wait: start one with ROLE=worker or all.';
/** Workers look at the schedule every half minute. */
const longestSeconds = 120;

const setBack = (seconds: number): string =>
  `The database's clock was set back: scheduled jobs wait for ${Math.round(seconds / 60)} minutes, until it has passed the earlier time. Set it by NTP.`;

/** Reads when a worker last looked at the schedule of the jobs. */
export const checkWorker: Check = {
  name: 'worker',
  run: async ({ databaseUrl }) => {
    const orm = await connectDatabase(databaseUrl, { connectMs: 5_000 });
    try {
      const seconds = await readAge(orm);
      if (seconds === null) return finding('warning', `No worker has run yet. ${advice}`);
      if (seconds < -longestSeconds) return finding('warning', setBack(-seconds));
      return seconds > longestSeconds
        ? finding('warning', `No worker has run for ${Math.round(seconds / 60)} minutes. ${advice}`)
        : finding('ok', 'A worker runs.');
    } catch {
      return finding('warning', 'Not checked: the database does not answer from here.');
    } finally {
      await orm.close();
    }
  },
};

async function readAge(orm: MikroORM): Promise<number | null> {
  const em = orm.em.fork();
  const [{ hasQueue }] = await em.execute<[{ hasQueue: boolean }]>(
    `select to_regclass('pgboss.version') is not null as "hasQueue"`,
  );
  if (!hasQueue) return null;
  const [row] = await em.execute<{ seconds: number | null }[]>(
    'select extract(epoch from now() - cron_on)::float8 as seconds from pgboss.version',
  );
  return row?.seconds ?? null;
}
