import type { ArticleSummary } from './article-summary.ts';

/** Returns the day of an article's printed date; an invalid date falls back to the creation day. */
export const dayOf = ({ date, createdAt }: Pick<ArticleSummary, 'date' | 'createdAt'>): number =>
  Date.parse(`${date} UTC`) || Date.parse(createdAt);

/**
 * Merges staff's posts and bundled articles into one list, newest first. Leaves out a bundled article that a post
 * replaces, even when that post is on another page. Search results keep their order, posts first.
 */
export function mergeArticles(
  posts: readonly ArticleSummary[],
  bundled: readonly ArticleSummary[],
  { search, standIns }: { search: string; standIns: readonly string[] },
): ArticleSummary[] {
  const all = [...posts, ...bundled.filter(({ slug }) => !standIns.includes(slug))];
  return search ? all : all.toSorted((a, b) => dayOf(b) - dayOf(a));
}
