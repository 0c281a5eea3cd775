import { listViews } from '@workspace/contracts/blog-post-views';
import { getPostBySlug, type BlogPost } from '@workspace/contracts/blog-posts';
import { usePage, usePageData } from '../page-data/page-context.ts';
import type { ArticleSummary } from './article-summary.ts';
import { articleInput } from './article-input.ts';
import { bundledArticle, bundledViews, viewsOf, type BundledArticle } from './bundled-articles.ts';

/** An article to read: staff's post, or else the bundled article with that slug. */
interface Article {
  summary: ArticleSummary;
  /** Exactly one of `post` and `bundled` is set. */
  post?: BlogPost;
  bundled?: BundledArticle;
}

/**
 * Returns the article of the page. A staff post wins over a bundled article; while the API is down the bundled one is
 * shown.
 */
export function useArticle(): Article {
  const { params, searchParams } = usePage();
  const slug = params['slug'] ?? '';
  const { data } = usePageData(getPostBySlug, articleInput(slug, searchParams));
  const { data: read } = usePageData(listViews, bundledViews(slug));
  if (data) return { summary: data.post, post: data.post };
  const bundled = bundledArticle(slug);
  if (!bundled) throw new Error(`The page has no article ${slug}.`);
  return { summary: { ...bundled.summary, ...viewsOf(read, slug) }, bundled };
}
