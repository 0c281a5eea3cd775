import type { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from './migrations.ts';

/** Any number of copies may start at once: this key lets one of them change the schema at a time. */
const lockKey = 7_204_311;

/** Brings the schema to where the code is, or refuses: always a database that is ahead, and with 'check' one that is behind. */
export async function prepareDatabase(orm: MikroORM, preparation: 'check' | 'migrate'): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [lockKey]);
    const known = new Set(migrations.map(({ name }) => name));
    await orm.migrator.getStorage().ensureTable?.();
    const unknown = (await orm.migrator.getExecuted()).filter(({ name }) => !known.has(name));
    if (unknown.length > 0) {
      throw new Error(
        `The database is ahead of this code (${unknown.map(({ name }) => name).join(', ')}). Start the newer release.`,
      );
    }
    const pending = await orm.migrator.getPending();
    if (pending.length === 0) return;
    if (preparation === 'check') {
      throw new Error(
        `The database is behind this code by ${pending.length} change(s). Start once with DATABASE_PREPARATION=migrate.`,
      );
    }
    await orm.migrator.up();
  });
}
