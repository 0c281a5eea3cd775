import { raw, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { containing } from '../../database/containing.ts';
import type { BlogPostEntity } from './blog-post-entity.ts';

const asked = "websearch_to_tsquery('english', ?)";

/** Posts that a search finds by the words of title, excerpt and text. */
export const matching = (search: string): FilterQuery<BlogPostEntity> => ({
  [raw((post) => `${post}.search @@ ${asked}`, [search])]: [],
});

/** Posts whose title contains a text, word or not. */
export const titled = (text: string): FilterQuery<BlogPostEntity> => ({ title: { $ilike: containing(text) } });

/** Best match first: by everything, or where there are many by what title and excerpt say, which costs a hundredth. */
export const byRank = (search: string, by: 'search' | 'search_heading'): QueryOrderMap<BlogPostEntity> => ({
  [raw((post) => `ts_rank(${post}.${by}, ${asked})`, [search])]: 'desc',
});

/** Whether a search has a word that the index knows: "about the" has none, and finds nothing in it. */
export async function hasWords(em: EntityManager, search: string): Promise<boolean> {
  const [row] = await em.execute<[{ nodes: number }]>(`select numnode(${asked}) as nodes`, [search]);
  return row.nodes > 0;
}

/** PostgreSQL takes looking into each text to be cheap, and would do so where the index knows the answer. Within a transaction. */
export async function preferIndexes(em: EntityManager): Promise<void> {
  await em.execute('set local enable_seqscan = off');
}
