import { blogCategories } from '@workspace/contracts/blog-categories';
import type { ArticleSummary } from '../../articles/article-summary.ts';

export interface CategoryCount {
  name: string;
  count: number;
}

/**
 * Counts staff's posts and bundled articles, in total and in each category that the blog offers. A post may have a
 * category that is no longer offered, so the total can exceed the sum of the counts.
 */
export function countArticles(
  postCategories: readonly CategoryCount[],
  bundled: readonly Pick<ArticleSummary, 'category' | 'slug'>[],
  standIns: readonly string[],
): { total: number; counts: CategoryCount[] } {
  const all = [
    ...postCategories,
    ...bundled.filter(({ slug }) => !standIns.includes(slug)).map(({ category }) => ({ name: category, count: 1 })),
  ];
  const sum = (counts: readonly CategoryCount[]) => counts.reduce((total, { count }) => total + count, 0);
  const counts = blogCategories.map((offered) => ({
    name: offered,
    count: sum(all.filter(({ name }) => name === offered)),
  }));
  return { total: sum(all), counts };
}
