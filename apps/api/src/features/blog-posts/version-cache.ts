import { LRUCache } from 'lru-cache';

interface VersionCacheOptions<T extends {}> {
  /** Reads the version of the data that the values are made from. */
  readVersion: () => Promise<string>;
  clock: () => number;
  maxEntries: number;
  /** Maximum age, for values that include data without a version. */
  maxAgeMs?: number;
  maxBytes?: number;
  bytesOf?: (value: T) => number;
}

/** Returns the value of a key for the current version of the data. */
type VersionCache<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Caches values by a version of the data and a key. Each is made once for all concurrent calls; the least recently used
 * are evicted.
 */
export function versionCache<T extends {}>(options: VersionCacheOptions<T>): VersionCache<T> {
  const { readVersion, clock, maxEntries, maxAgeMs, maxBytes, bytesOf } = options;
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: maxEntries,
    ...(maxBytes && bytesOf && { maxSize: maxBytes, sizeCalculation: bytesOf }),
    ...(maxAgeMs && { ttl: maxAgeMs, ttlResolution: 0, perf: { now: clock } }),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A value that is evicted before it is ready still answers its calls.
    ignoreFetchAbort: true,
  });
  // The version is read first: a change after it is included already, and made once more at the next call.
  return async (key, make) => cache.forceFetch(`${await readVersion()} ${key}`, { context: make });
}
