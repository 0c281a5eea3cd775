import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { connectDatabase } from '../database/orm.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { readDatabaseUrl } from './config.ts';

/** Runs work on a database that has the schema of this release. */
export async function withOrm<T>(environment: NodeJS.ProcessEnv, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const orm = await connectDatabase(readDatabaseUrl(environment));
  try {
    await prepareDatabase(orm, 'check');
    return await work(orm);
  } finally {
    await orm.close();
  }
}

/** Runs work in one transaction on a database that has the schema of this release. */
export const withDatabase = <T>(environment: NodeJS.ProcessEnv, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  withOrm(environment, (orm) => orm.em.fork().transactional(work));
