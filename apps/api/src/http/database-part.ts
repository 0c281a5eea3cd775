import type { ReadinessPart } from '@workspace/node-server/operation-routes';

/** Returns the check of the database for readiness, and of its replica if there is one. */
export function databasePart(
  findProblem: () => Promise<string | undefined>,
  replicaPart?: () => ReadinessPart,
): () => Promise<ReadinessPart[]> {
  return async () => {
    const problem = await findProblem();
    const part = { name: 'database', ready: problem === undefined, ...(problem !== undefined && { problem }) };
    return replicaPart ? [part, replicaPart()] : [part];
  };
}
