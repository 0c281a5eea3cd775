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

/** What staff find: also half a word of a title or a slug. One after the other, since each has an index, and no text is looked into. */
export const searchManagedPosts = (search: string): FilterQuery<BlogPostEntity> => ({
  [raw(
    (post) => `${post}.id in (
      select m.id from blog_posts m where m.search @@ ${asked}
      union all select m.id from blog_posts m where m.title ilike ? or m.slug like ?)`,
    [search, containing(search), containing(search.toLowerCase())],
  )]: [],
});

/** Best match first: by everything, or where there are many by what title and excerpt say, which costs a hundredth. */
export const byRank = (search: string, by: 'search' | 'search_heading'): QueryOrderMap<BlogPostEntity> => ({
  [raw((post) => `ts_rank(${post}.${by}, ${asked})`, [search])]: 'desc',
});

/** Whether a search has a word that the index knows: "about the" has none. */
export async function hasWords(em: EntityManager, search: string): Promise<boolean> {
  const [row] = await em.execute<[{ nodes: number }]>(`select numnode(${asked}) as nodes`, [search]);
  return row.nodes > 0;
}
