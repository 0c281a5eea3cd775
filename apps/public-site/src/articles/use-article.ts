import { useMatch, useSearchParams } from 'react-router-dom';
import { listViews } from '@workspace/contracts/blog-post-views';
import { getPostBySlug, type BlogPost } from '@workspace/contracts/blog-posts';
import { useEndpoint, type EndpointState } from '@workspace/contracts/react/use-endpoint';
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

interface Asked extends Omit<EndpointState<typeof getPostBySlug>, 'data'> {
  article: Article | undefined;
}

/**
 * Returns the article of the current URL. A staff post wins over a bundled article; while the API is down the bundled
 * one is shown.
 */
export function useArticle(): Asked {
  const slug = useMatch('/blog/:slug')?.params.slug ?? '';
  const [searchParams] = useSearchParams();
  const { data, error, refresh } = useEndpoint(getPostBySlug, slug ? articleInput(slug, searchParams) : null);
  const { data: read } = useEndpoint(listViews, bundledArticle(slug) ? bundledViews(slug) : null);
  if (data) return { article: { summary: data.post, post: data.post }, error: undefined, refresh };
  const bundled = error && bundledArticle(slug);
  if (!bundled) return { article: undefined, error, refresh };
  const summary = { ...bundled.summary, ...viewsOf(read, slug) };
  return { article: { summary, bundled }, error: undefined, refresh };
}
