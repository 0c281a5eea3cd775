import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import { BlogPostEntity } from './blog-post-entity.ts';
import { postsVersion } from './posts-version.ts';

export interface CategoryCount {
  name: string;
  count: number;
}

/** How many posts of each category a condition finds, the most used first. */
export function countCategories(em: EntityManager, where: FilterQuery<BlogPostEntity>): Promise<CategoryCount[]> {
  return em
    .createQueryBuilder(BlogPostEntity, 'p')
    .select([raw('p.category as name'), raw('count(*)::int as count')])
    .where(where as QBFilterQuery<BlogPostEntity>)
    .groupBy('category')
    .orderBy([{ [raw('count(*)')]: 'desc' }, { category: 'asc' }])
    .execute<CategoryCount[]>('all', false);
}

const heldMilliseconds = 1_000;

/**
 * Counting is the one part of a list that grows with the number of posts, so counts are held while the posts version
 * stays, and for a second at most: a scheduled post appears without a change.
 */
export function heldCategoryCounts(
  clock: () => number,
): (em: EntityManager, where: FilterQuery<BlogPostEntity>) => Promise<CategoryCount[]> {
  let held = { version: '', until: 0, counts: [] as CategoryCount[] };
  return async (em, where) => {
    const version = await postsVersion(em);
    if (held.version !== version || held.until <= clock()) {
      held = { version, until: clock() + heldMilliseconds, counts: await countCategories(em, where) };
    }
    return held.counts;
  };
}
