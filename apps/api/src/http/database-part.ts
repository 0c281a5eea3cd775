import type { ReadinessPart } from '@workspace/node-server/operation-routes';

/** Returns the check of the database for readiness, and of the optional parts that there are. */
export function databasePart(
  findProblem: () => Promise<string | undefined>,
  ...others: ((() => ReadinessPart | undefined) | undefined)[]
): () => Promise<ReadinessPart[]> {
  return async () => {
    const problem = await findProblem();
    const part = { name: 'database', ready: problem === undefined, ...(problem !== undefined && { problem }) };
    return [part, ...others.map((other) => other?.()).filter((other) => other !== undefined)];
  };
}
