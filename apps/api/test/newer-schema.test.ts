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

const sql = (statement: string) => orm.em.fork().execute<unknown[]>(statement);
const lastKnown = "(select max(name) from mikro_orm_migrations where name < '2999')";

/** Changes the schema as a newer release would. */
async function migrateFurther(statement: string): Promise<void> {
  await sql(statement);
  await sql("insert into mikro_orm_migrations (name) values ('29991231-newer')");
}

const preparations = ['check', 'migrate'] as const;
const ahead =
  'The database is ahead of this code (29991231-newer), and does not fit it any more. Start the newer release.';

describe('a schema that a newer release changed', () => {
  it.each(preparations)('is accepted by %s when the release only added to it', async (preparation) => {
    await migrateFurther('alter table email_lists add column color text');
    await expect(prepareDatabase(orm, preparation)).resolves.toBeUndefined();
  });

  it.each(preparations)('is rejected by %s when the release took away what this code uses', async (preparation) => {
    await migrateFurther("update schema_compatibility set oldest_code = '29991231-newer'");
    await expect(prepareDatabase(orm, preparation)).rejects.toThrow(ahead);
  });

  it('is accepted when this code has stopped to use what the release took away', async () => {
    await migrateFurther(`update schema_compatibility set oldest_code = ${lastKnown}`);
    await expect(prepareDatabase(orm, 'check')).resolves.toBeUndefined();
  });

  it.each(preparations)('is rejected by %s when it lacks a change of this code', async (preparation) => {
    await migrateFurther(`delete from mikro_orm_migrations where name = ${lastKnown}`);
    await expect(prepareDatabase(orm, preparation)).rejects.toThrow(ahead);
  });

  it('is rejected when it says nothing about older releases', async () => {
    await migrateFurther('drop table schema_compatibility');
    await expect(prepareDatabase(orm, 'check')).rejects.toThrow(ahead);
  });
});
