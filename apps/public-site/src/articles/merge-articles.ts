import type { ArticleSummary } from './article-summary.ts';

/** The day that an article says it is of; one whose date is no date is of the day it was written. */
const dayOf = ({ date, createdAt }: ArticleSummary): number => Date.parse(`${date} UTC`) || Date.parse(createdAt);

const holds = ({ title, excerpt, category }: ArticleSummary, search: string): boolean => {
  const text = `${title} ${excerpt} ${category}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Bundled articles that a query asks for. */
export const bundledAsked = <A extends ArticleSummary>(
  bundled: readonly A[],
  { category, search }: { category: string; search: string },
): A[] =>
  bundled.filter((article) => (!category || article.category === category) && (!search || holds(article, search)));

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
