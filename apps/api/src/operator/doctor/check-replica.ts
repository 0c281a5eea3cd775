import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { checkServer } from '../../database/check-server.ts';
import { connectDatabase } from '../../database/orm.ts';
import { findingOf, type Check, type Finding } from './check.ts';
import { readMigrations } from './read-migrations.ts';

const name = 'read replica';
const finding = findingOf(name);
const longestLagMs = 5_000;

/** Checks that the replica is a standby of the database, with its schema, and seconds behind it at most. */
export const checkReplica: Check = {
  name,
  run: async ({ databaseUrl, databaseReadUrl }) => {
    if (databaseReadUrl === undefined)
      return finding('ok', 'Visitors read from the database: DATABASE_READ_URL not set.');
    const primary = await connectDatabase(databaseUrl, { connectMs: 5_000 });
    const replica = await connectDatabase(databaseReadUrl, { connectMs: 5_000 });
    try {
      const problem = await unreachable(replica, databaseReadUrl);
      if (problem) return finding('wrong', problem);
      if (!(await isInRecovery(replica)))
        return finding(
          'wrong',
          'It is a server of its own, such as a standby that was promoted, and visitors would read old data from it. Correct DATABASE_READ_URL, or leave it out.',
        );
      if (await unreachable(primary, databaseUrl))
        return finding('warning', 'The standby responds. The database does not, so they could not be compared.');
      return [finding('ok', 'The standby responds.'), await lagOf(primary, replica), await schemaOf(primary, replica)];
    } finally {
      await Promise.all([primary.close(), replica.close()]);
    }
  },
};

async function unreachable(orm: MikroORM, url: string): Promise<string | undefined> {
  try {
    await checkServer(orm, url);
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll('DATABASE_URL', 'DATABASE_READ_URL');
  }
}

async function isInRecovery(orm: MikroORM): Promise<boolean> {
  const [row] = await orm.em.fork().execute<[{ is: boolean }]>('select pg_is_in_recovery() as is');
  return row.is;
}

/** Waits until the standby has replayed the present position of the database. */
async function lagOf(primary: MikroORM, replica: MikroORM): Promise<Finding> {
  const [{ position }] = await primary.em
    .fork()
    .execute<[{ position: string }]>('select pg_current_wal_flush_lsn()::text as position');
  const start = performance.now();
  for (;;) {
    const [{ bytes }] = await replica.em
      .fork()
      .execute<[{ bytes: string | null }]>('select pg_wal_lsn_diff(?, pg_last_wal_replay_lsn()) as bytes', [position]);
    if (bytes === null) return finding('warning', 'It does not tell its position, so its lag is unknown.');
    const passed = performance.now() - start;
    if (Number(bytes) <= 0)
      return finding('ok', `It has replayed the last change after ${(passed / 1_000).toFixed(1)} s.`);
    if (passed > longestLagMs)
      return finding(
        'warning',
        `It is ${bytes} bytes behind the database, and has not replayed them within ${longestLagMs / 1_000} s: see its log and pg_stat_replication.`,
      );
    await sleep(100);
  }
}

async function schemaOf(primary: MikroORM, replica: MikroORM): Promise<Finding> {
  const [ours, theirs] = await Promise.all([readMigrations(primary), readMigrations(replica)]);
  const missing = ours.filter((each) => !theirs.includes(each));
  const unknown = theirs.filter((each) => !ours.includes(each));
  if (missing.length + unknown.length === 0) return finding('ok', 'Its schema is that of the database.');
  return finding(
    'wrong',
    `Its schema differs from that of the database by ${missing.length + unknown.length} changes: it is behind, or a standby of another database. Correct DATABASE_READ_URL.`,
  );
}
