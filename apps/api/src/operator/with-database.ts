import type { EntityManager } from '@mikro-orm/postgresql';
import { connectDatabase } from '../database/orm.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { readDatabaseUrl } from './config.ts';

/** Runs work in one transaction on a database that has the schema of this release. */
export async function withDatabase<T>(
  environment: NodeJS.ProcessEnv,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const orm = await connectDatabase(readDatabaseUrl(environment));
  try {
    await prepareDatabase(orm, 'check');
    return await orm.em.fork().transactional(work);
  } finally {
    await orm.close();
  }
}
