import type { ArticleSummary } from './article-summary.ts';

/** The day that an article says it is of; one whose date is no date is of the day it was written. */
export const dayOf = ({ date, createdAt }: Pick<ArticleSummary, 'date' | 'createdAt'>): number =>
  Date.parse(`${date} UTC`) || Date.parse(createdAt);

/** Staff's posts and bundled articles in one list, newest first; of one slug the post stays. What a search found keeps its order, posts first. */
export function mergeArticles(
  posts: readonly ArticleSummary[],
  bundled: readonly ArticleSummary[],
  { search }: { search: string },
): ArticleSummary[] {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const all = [...posts, ...bundled.filter(({ slug }) => !slugs.has(slug))];
  return search ? all : all.toSorted((a, b) => dayOf(b) - dayOf(a));
}
