import type { EntityManager } from '@mikro-orm/postgresql';

const cacheMilliseconds = 1_000;

/**
 * Caches a count: counting is the one part of a list that grows with the number of posts. An entry is valid while the
 * posts version stays the same, and for a second at most, because a scheduled post appears without a version change.
 */
export function cachedCount<T>(
  clock: () => number,
  versionOf: (em: EntityManager) => Promise<string>,
  count: (em: EntityManager) => Promise<T>,
): (em: EntityManager) => Promise<T> {
  let cached: { version: string; until: number; counted: T } | undefined;
  return async (em) => {
    // The version is read before the count: a change between the two is included now, and counted once more at the next
    // call.
    const version = await versionOf(em);
    if (cached?.version !== version || cached.until <= clock())
      cached = { version, until: clock() + cacheMilliseconds, counted: await count(em) };
    return cached.counted;
  };
}
