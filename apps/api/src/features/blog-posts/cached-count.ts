import type { EntityManager } from '@mikro-orm/postgresql';

const heldMilliseconds = 1_000;

/**
 * Counting is the one part of a list that grows with the number of posts, so a count is held while a number stays that
 * rises with every change, and for a second at most: a scheduled post appears without a change.
 */
export function cachedCount<T>(
  clock: () => number,
  versionOf: (em: EntityManager) => Promise<string>,
  count: (em: EntityManager) => Promise<T>,
): (em: EntityManager) => Promise<T> {
  let cached: { version: string; until: number; counted: T } | undefined;
  return async (em) => {
    // Read before the count: a change between the two is counted now, and once more at the next call.
    const version = await versionOf(em);
    if (cached?.version !== version || cached.until <= clock())
      cached = { version, until: clock() + heldMilliseconds, counted: await count(em) };
    return cached.counted;
  };
}
