import { raw, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { containing } from '../../database/containing.ts';
import type { BlogPostEntity } from './blog-post-entity.ts';

const asked = "websearch_to_tsquery('english', ?)";

/** Posts that a search finds by the words of title, excerpt and text. */
export const matching = (search: string): FilterQuery<BlogPostEntity> => ({
  [raw((post) => `${post}.search @@ ${asked}`, [search])]: [],
});

/** The same beside another condition, where PostgreSQL would look into every text otherwise. */
export const amongMatching = (search: string): FilterQuery<BlogPostEntity> => ({
  [raw((post) => `${post}.id in (select m.id from blog_posts m where m.search @@ ${asked})`, [search])]: [],
});

/** Posts whose title contains a text, word or not. */
export const titled = (text: string): FilterQuery<BlogPostEntity> => ({ title: { $ilike: containing(text) } });

/** Best match first: by everything, or where there are many by what title and excerpt say, which costs a hundredth. */
export const byRank = (search: string, by: 'search' | 'search_heading'): QueryOrderMap<BlogPostEntity> => ({
  [raw((post) => `ts_rank(${post}.${by}, ${asked})`, [search])]: 'desc',
});

/**
 * Readies a transaction for a search, and says whether that has a word the index knows: "about the" has none.
 * PostgreSQL takes looking into every text to be cheap, and would do so where the index has the answer.
 */
export async function beginSearch(em: EntityManager, search: string): Promise<boolean> {
  const [row] = await em.execute<[{ nodes: number }]>(
    `select numnode(${asked}) as nodes, set_config('enable_seqscan', 'off', true)`,
    [search],
  );
  return row.nodes > 0;
}
