import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import { BlogPostEntity } from './blog-post-entity.ts';

export interface CategoryCount {
  name: string;
  count: number;
}

/** Counts the posts per category that match a condition, the most used category first. */
export function countCategories(em: EntityManager, where: FilterQuery<BlogPostEntity>): Promise<CategoryCount[]> {
  return em
    .createQueryBuilder(BlogPostEntity, 'p')
    .select([raw('p.category as name'), raw('count(*)::int as count')])
    .where(where as QBFilterQuery<BlogPostEntity>)
    .groupBy('category')
    .orderBy([{ [raw('count(*)')]: 'desc' }, { category: 'asc' }])
    .execute<CategoryCount[]>('all', false);
}
