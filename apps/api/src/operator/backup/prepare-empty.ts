import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { getConstructionPlans } from 'pg-boss';
import { migrationLock } from '../../database/prepare-database.ts';
import { migrations } from '../../database/migrations.ts';
import type { BackupHead } from './manifest.ts';

/** Throws a message unless this release can restore the backup. */
export function rejectUnknown({ migrations: had, release, jobsVersion }: BackupHead, withJobs: boolean): void {
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = had.filter((name) => !known.has(name));
  const theirs = `release ${release.version} (commit ${release.commit})`;
  if (unknown.length > 0)
    throw new Error(
      `The backup is of ${theirs}, and has changes that this release does not know (${unknown.join(', ')}). Restore it with that release, or a newer one.`,
    );
  if (!withJobs || jobsVersion === null || jobsVersion === ownJobsVersion()) return;
  throw new Error(
    `The backup's job queue has version ${jobsVersion}, and this release has ${ownJobsVersion()}. Restore it with ${theirs} and then start the newer one; or restore with --without-jobs, and the queue starts empty.`,
  );
}

const plans = (): string => getConstructionPlans('pgboss');

function ownJobsVersion(): number {
  return Number(/INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(plans())![1]);
}

/** Throws a message unless the database has no tables. An empty list of migrations is left by a restore that failed. */
export async function rejectUsed(em: EntityManager): Promise<void> {
  const tables = await em.execute<{ name: string }[]>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  const isLeftOver = tables.length === 1 && tables[0]!.name === 'mikro_orm_migrations' && (await isEmpty(em));
  if (tables.length === 0 || isLeftOver) return;
  const names = tables.slice(0, 3).map(({ name }) => name);
  throw new Error(
    `The database in DATABASE_URL is not empty: it has ${tables.length} tables (${names.join(', ')}${tables.length > 3 ? ' …' : ''}). A restore never overwrites. Create a database (create database site_restored owner app), and name it in DATABASE_URL.`,
  );
}

async function isEmpty(em: EntityManager): Promise<boolean> {
  return (await em.execute('select from mikro_orm_migrations limit 1')).length === 0;
}

/** Migrates to the backup's migration, inside the transaction of the restore. */
export async function createSchema(orm: MikroORM, em: EntityManager, head: BackupHead): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
  await orm.migrator.up({ migrations: head.migrations, transaction: em.getTransactionContext()! });
}

/** Returns the SQL that creates the queue's schema, for a transaction that is open already. */
export const jobsSchema = (): string =>
  plans()
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
    .replace(/SET LOCAL idle_in_transaction_session_timeout = \d+;/, '');
