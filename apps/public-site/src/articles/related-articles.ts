import type { ArticleSummary } from './article-summary.ts';

type Suggested = Pick<ArticleSummary, 'slug' | 'title' | 'category'>;

/** Articles that every other article links to. */
export const alwaysRelated = [
  'ai-powered-road-assessment',
  'municipal-budget-balancing-act',
  'predictive-maintenance-smart-cities',
] as const;

const suggested = 6;

/** A shorter list is filled up with the newest bundled articles. */
const row = 3;

/**
 * Returns suggestions after an article: the three fixed ones, then posts on its subject, then bundled articles of its
 * category. Never the article itself, and no duplicates.
 */
export function relatedArticles(
  article: Suggested,
  posts: readonly Suggested[],
  bundled: readonly Suggested[],
): Suggested[] {
  const always = alwaysRelated.flatMap((slug) => bundled.find((other) => other.slug === slug) ?? []);
  const ofCategory = bundled.filter(({ category }) => category === article.category);
  const bySlug = new Map<string, Suggested>();
  for (const other of [...always, ...posts, ...ofCategory]) if (!bySlug.has(other.slug)) bySlug.set(other.slug, other);
  bySlug.delete(article.slug);
  for (const other of bundled) if (bySlug.size < row && other.slug !== article.slug) bySlug.set(other.slug, other);
  return [...bySlug.values()].slice(0, suggested);
}
