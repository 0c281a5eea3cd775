import type { MikroORM } from '@mikro-orm/postgresql';

/** Returns the names of the migrations that a database has; none for an empty one. */
export async function readMigrations(orm: MikroORM): Promise<string[]> {
  const em = orm.em.fork();
  const [{ found }] = await em.execute<[{ found: boolean }]>(
    "select to_regclass('mikro_orm_migrations') is not null as found",
  );
  if (!found) return [];
  return (await em.execute<{ name: string }[]>('select name from mikro_orm_migrations')).map(({ name }) => name);
}
