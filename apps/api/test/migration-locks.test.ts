import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { testDatabase } from './test-database.ts';

let orm: MikroORM;
beforeEach(async () => {
  orm = await connectDatabase(await testDatabase());
});
afterEach(() => orm.close());

describe('a migration', () => {
  it(
    'makes way for others while a transaction holds its table, and is done when it ends',
    { timeout: 60_000 },
    async () => {
      const em = orm.em.fork();
      await em.execute('drop table schema_compatibility');
      await em.execute("delete from mikro_orm_migrations where name = '20270210-schema-compatibility'");
      const reader = orm.em.fork();
      await reader.begin();
      // The lock of a long report or a backup, on what the migration writes.
      await reader.execute('lock table mikro_orm_migrations in share mode');
      let isDone = false;
      const migrated = prepareDatabase(orm, 'migrate').then(() => {
        isDone = true;
      });
      await sleep(8_000);
      expect(isDone).toBe(false);
      await reader.rollback();
      await migrated;
      expect(await em.execute('select oldest_code from schema_compatibility')).toHaveLength(1);
    },
  );
});
