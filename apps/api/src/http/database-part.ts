import type { ReadinessPart } from '@workspace/node-server/operation-routes';

/** Returns the check of the database for readiness. */
export function databasePart(database: { isConnected: () => Promise<boolean> }): () => Promise<ReadinessPart[]> {
  return async () => {
    const ready = await database.isConnected().catch(() => false);
    return [{ name: 'database', ready, ...(!ready && { problem: 'The database does not answer.' }) }];
  };
}
