import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnreachable } from './is-database-unavailable.ts';

/**
 * Runs work on one connection of the pool in one transaction; streams and bulk changes bypass the entities. Rolls back
 * and rethrows when the work throws.
 */
export async function inTransaction<T>(orm: MikroORM, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = await poolOf(orm);
  const client = await pool.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable(cause);
  });
  // A broken connection is not returned to the pool.
  let broken: Error | undefined;
  const onError = (error: Error) => (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin');
    // A statement of minutes ends with the process that sent it, and releases its locks.
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

/** Returns the connection pool of the ORM. */
export const poolOf = (orm: MikroORM): Promise<Pool> => orm.em.getConnection().getNativeClient();
