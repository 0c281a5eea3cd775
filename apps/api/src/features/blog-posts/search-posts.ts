import { raw, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { likePattern } from '../../database/like-pattern.ts';
import type { BlogPostEntity } from './blog-post-entity.ts';

const tsQuery = "websearch_to_tsquery('english', ?)";

/** Returns a search with a space in place of each hyphen inside a word: PostgreSQL finds `crack-seal` only as it stands. */
const asWords = (search: string): string => search.replaceAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ');

/** Matches posts by the words of title, excerpt and content. */
export const matchesSearch = (search: string): FilterQuery<BlogPostEntity> => ({
  [raw((post) => `${post}.search @@ ${tsQuery}`, [asWords(search)])]: [],
});

/** Matches posts whose title contains a text, also in the middle of a word. */
export const titleContains = (text: string): FilterQuery<BlogPostEntity> => ({ title: { $ilike: likePattern(text) } });

/**
 * Matches posts for staff: also by a part of a word in the title or slug. Separate conditions, because each has an
 * index, and no content is scanned.
 */
export const searchManagedPosts = (search: string): FilterQuery<BlogPostEntity> => ({
  [raw(
    (post) => `${post}.id in (
      select m.id from blog_posts m where m.search @@ ${tsQuery}
      union all select m.id from blog_posts m where m.title ilike ? or m.slug like ?)`,
    [asWords(search), likePattern(search), likePattern(search.toLowerCase())],
  )]: [],
});

/** Orders by the best match: by the full text, or with many matches by title and excerpt, which costs a hundredth. */
export const orderByRank = (search: string, by: 'search' | 'search_heading'): QueryOrderMap<BlogPostEntity> => ({
  [raw((post) => `ts_rank(${post}.${by}, ${tsQuery})`, [asWords(search)])]: 'desc',
});

/** Returns true when a search has a word that the index contains: "about the" has none. */
export async function hasWords(em: EntityManager, search: string): Promise<boolean> {
  const [row] = await em.execute<[{ nodes: number }]>(`select numnode(${tsQuery}) as nodes`, [asWords(search)]);
  return row.nodes > 0;
}
