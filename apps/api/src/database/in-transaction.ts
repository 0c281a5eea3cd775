import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnreachable } from './is-database-unavailable.ts';

/**
 * Runs work on one connection of the pool, in one transaction: what streams into the database or is done in bulk goes
 * past the entities. Whatever it throws is thrown on, and nothing of it stays.
 */
export async function inTransaction<T>(orm: MikroORM, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = await poolOf(orm);
  const client = await pool.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable(cause);
  });
  // A connection that broke is not given to the next.
  let broken: Error | undefined;
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin');
    // A statement of minutes ends with the process that asked for it, and its locks with it.
    await client.query("set local client_connection_check_interval = '1s'");
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (thrown) {
    await client.query('rollback').catch((error: Error) => (broken = error));
    throw thrown;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** The connections below the entities. */
export const poolOf = (orm: MikroORM): Promise<Pool> => orm.em.getConnection().getNativeClient();
