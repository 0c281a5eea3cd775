import type { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import type { ResponseOf, InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { ArticleSummary } from './article-summary.ts';
import { dayOf } from './merge-articles.ts';

type Linked = Pick<ArticleSummary, 'slug' | 'title' | 'date' | 'createdAt'>;
type Placed = Linked & Pick<ArticleSummary, 'category'>;

/**
 * Returns the input of the request for the neighboring and related posts; bundled articles have a known day and
 * category.
 */
export const neighborsInput = (slug: string, bundled: Placed | undefined): InputOf<typeof getNeighbors> => ({
  params: { slug },
  query: bundled ? { day: bundled.createdAt.slice(0, 10), category: bundled.category } : {},
});

/**
 * Returns the articles before and after one: the nearer of the post and the bundled article on either side. `bundled`
 * is sorted newest first.
 */
export function neighborsOf(
  article: Linked,
  posts: ResponseOf<typeof getNeighbors> | undefined,
  bundled: readonly Linked[],
): { older: Linked | undefined; newer: Linked | undefined } {
  const place = bundled.findIndex(({ slug }) => slug === article.slug);
  const split = place >= 0 ? place : bundled.filter((other) => dayOf(other) > dayOf(article)).length;
  const others = [bundled[place >= 0 ? place + 1 : split], bundled[split - 1]] as const;
  const nearer = (a: Linked | null | undefined, b: Linked | undefined, isOlder: boolean) => {
    if (!a || !b) return a ?? b;
    return dayOf(a) > dayOf(b) === isOlder ? a : b;
  };
  return { older: nearer(posts?.older, others[0], true), newer: nearer(posts?.newer, others[1], false) };
}
