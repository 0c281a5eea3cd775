import type { ReadinessPart } from '@workspace/node-server/operation-routes';

/** Returns the check of the database for readiness, and of its replica if there is one. */
export function databasePart(
  database: { isConnected: () => Promise<boolean> },
  replicaPart?: () => ReadinessPart,
): () => Promise<ReadinessPart[]> {
  return async () => {
    const ready = await database.isConnected().catch(() => false);
    const part = { name: 'database', ready, ...(!ready && { problem: 'The database does not answer.' }) };
    return replicaPart ? [part, replicaPart()] : [part];
  };
}
