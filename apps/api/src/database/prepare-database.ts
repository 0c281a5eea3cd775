import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { isLocked } from './is-locked.ts';
import { checkServer } from './check-server.ts';
import { findDenied } from './find-denied.ts';
import { migrations } from './migrations.ts';
import { findNewerSchema } from './newer-schema.ts';

/** Any number of processes may start at once: this advisory lock lets one of them migrate at a time. */
export const migrationLock = 7_204_311;

/**
 * Statements of a migration wait this long for a lock. While they wait, all others that need the table wait behind them,
 * so a migration that cannot begin makes way and tries again.
 */
const lockSeconds = 5;
const attempts = 6;
const pauseMilliseconds = 2_000;

/**
 * Migrates the schema or rejects the database: always one that belongs to another application or has changes that do not
 * fit this code, and with 'check' one that is behind. A schema to which newer releases only added fits. Never creates a
 * database; 'check' writes nothing.
 */
export async function prepareDatabase(orm: MikroORM, preparation: 'check' | 'migrate'): Promise<void> {
  // The migrator itself creates a missing database, so a misspelled name would start with an empty one.
  await checkServer(orm, orm.config.get('clientUrl'));
  const denied = await findDenied(orm.em.fork());
  if (denied) throw new Error(denied);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm.em.fork().transactional((em) => prepareSchema(orm, em, preparation));
    } catch (error) {
      if (isDenied(error)) throw notOwner(orm, error);
      if (!isLocked(error)) throw error;
      if (attempt === attempts) throw locked(error);
      await sleep(pauseMilliseconds);
    }
  }
}

async function prepareSchema(orm: MikroORM, em: EntityManager, preparation: 'check' | 'migrate'): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
  if (!(await hasMigrationTable(em))) {
    if (preparation === 'check') throw behind(migrations.length);
    await rejectTemplate(em);
    await rejectForeignTables(em);
  }
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const { unknown, isCompatible } = await findNewerSchema(em, executed);
  const pending = await orm.migrator.getPending();
  if (unknown.length > 0 && (!isCompatible || pending.length > 0)) throw ahead(unknown);
  if (pending.length === 0) return;
  if (preparation === 'check') throw behind(pending.length);
  await em.execute(`set local lock_timeout = '${lockSeconds}s'`);
  await orm.migrator.up({ transaction: em.getTransactionContext()! });
}

const ahead = (names: readonly string[]) =>
  new Error(
    `The database is ahead of this code (${names.join(', ')}), and does not fit it any more. Start the newer release.`,
  );

const locked = (cause: unknown) =>
  new Error(
    'The schema was not changed: other transactions hold locks on its tables. End long transactions and backups (select pid, query from pg_stat_activity), then start again.',
    { cause },
  );

const behind = (count: number) =>
  new Error(`The database is behind this code by ${count} change(s). Run lanesight migrate, then start again.`);

async function hasMigrationTable(em: EntityManager): Promise<boolean> {
  const [{ found } = { found: false }] = await em.execute<{ found: boolean }[]>(
    "select to_regclass('mikro_orm_migrations') is not null as found",
  );
  return found;
}

/** PostgreSQL would copy our tables into every database that is created later. */
async function rejectTemplate(em: EntityManager): Promise<void> {
  const [{ template }] = await em.execute<[{ template: string | null }]>(
    'select (select datname from pg_database where datname = current_database() and datistemplate) as template',
  );
  if (template)
    throw new Error(
      `The database "${template}" in DATABASE_URL is a template for new databases. Create a database for this product.`,
    );
}

/** A name that leads to another application's database is more likely a mistake than a wish to share it. */
async function rejectForeignTables(em: EntityManager): Promise<void> {
  const tables = await em.execute<{ name: string }[]>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 3`,
  );
  if (tables.length === 0) return;
  throw new Error(
    `The database in DATABASE_URL holds tables of another application (${tables.map(({ name }) => name).join(', ')}). Correct the name, or create a database for this product.`,
  );
}

const isDenied = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '42501';

function notOwner(orm: MikroORM, cause: unknown): Error {
  const { username, pathname } = new URL(orm.config.get('clientUrl'));
  const database = pathname.slice(1) || username;
  return new Error(
    `The user "${username}" may not change the schema (${(cause as Error).message}). Make it the owner of the database: alter database ${database} owner to ${username};`,
    { cause },
  );
}
