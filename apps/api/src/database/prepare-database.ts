import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { checkServer } from './check-server.ts';
import { migrations } from './migrations.ts';

/** Any number of processes may start at once: this advisory lock lets one of them migrate at a time. */
export const migrationLock = 7_204_311;

/**
 * Migrates the schema or rejects the database: always one that is ahead of the code or belongs to another application,
 * and with 'check' one that is behind. Never creates a database; 'check' writes nothing.
 */
export async function prepareDatabase(orm: MikroORM, preparation: 'check' | 'migrate'): Promise<void> {
  // The migrator itself creates a missing database, so a misspelled name would start with an empty one.
  await checkServer(orm, orm.config.get('clientUrl'));
  await orm.em
    .fork()
    .transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
      if (!(await hasMigrationTable(em))) {
        if (preparation === 'check') throw behind(migrations.length);
        await rejectTemplate(em);
        await rejectForeignTables(em);
      }
      const known = new Set(migrations.map(({ name }) => name));
      const unknown = (await orm.migrator.getExecuted()).filter(({ name }) => !known.has(name));
      if (unknown.length > 0) {
        throw new Error(
          `The database is ahead of this code (${unknown.map(({ name }) => name).join(', ')}). Start the newer release.`,
        );
      }
      const pending = await orm.migrator.getPending();
      if (pending.length === 0) return;
      if (preparation === 'check') throw behind(pending.length);
      await orm.migrator.up();
    })
    .catch((error: unknown) => {
      throw isDenied(error) ? notOwner(orm, error) : error;
    });
}

const behind = (count: number) =>
  new Error(`The database is behind this code by ${count} change(s). Start once with DATABASE_PREPARATION=migrate.`);

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
