import type { EntityManager } from '@mikro-orm/postgresql';
import type { JsonBytes } from '../../http/json-bytes.ts';
import type { BlogPostsDeps } from './blog-posts-deps.ts';
import { versionCache } from './version-cache.ts';

/** A view does not change the version: a cached list may show view counts of this age, in milliseconds. */
const maxAges = { readers: 60_000, staff: 5_000 };

/** Creates the caches of post lists: their responses as bytes, and the counts that are in every response. */
export function postLists<Counts extends {}>(
  { newEm, clock }: Pick<BlogPostsDeps, 'newEm' | 'clock'>,
  audience: keyof typeof maxAges,
  versionOf: (em: EntityManager) => Promise<string>,
  count: (em: EntityManager) => Promise<Counts>,
) {
  const readVersion = () => versionOf(newEm());
  const responses = versionCache<JsonBytes>({
    readVersion,
    clock,
    maxEntries: 500,
    maxBytes: 16 * 1024 * 1024,
    bytesOf: (bytes) => bytes.size,
    maxAgeMs: maxAges[audience],
  });
  const counts = versionCache<Counts>({ readVersion, clock, maxEntries: 1 });
  return {
    /** Returns the response to a query, made once per version. */
    response: (query: object, make: () => Promise<JsonBytes>) => responses(JSON.stringify(query), make),
    /** Returns the counts, made once per version. */
    counted: (em: EntityManager) => counts('', () => count(em)),
  };
}
