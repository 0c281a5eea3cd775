import type { ArticleSummary } from './article-summary.ts';

/** The day that an article says it is of; one whose date is no date is of the day it was written. */
export const dayOf = ({ date, createdAt }: Pick<ArticleSummary, 'date' | 'createdAt'>): number =>
  Date.parse(`${date} UTC`) || Date.parse(createdAt);

/**
 * Staff's posts and bundled articles in one list, newest first; a bundled article that a post stands for is left out,
 * also where that post is on another page. What a search found keeps its order, posts first.
 */
export function mergeArticles(
  posts: readonly ArticleSummary[],
  bundled: readonly ArticleSummary[],
  { search, standIns }: { search: string; standIns: readonly string[] },
): ArticleSummary[] {
  const all = [...posts, ...bundled.filter(({ slug }) => !standIns.includes(slug))];
  return search ? all : all.toSorted((a, b) => dayOf(b) - dayOf(a));
}
