import { useMatch, useSearchParams } from 'react-router-dom';
import { listViews } from '@workspace/contracts/blog-post-views';
import { getPostBySlug, type BlogPost } from '@workspace/contracts/blog-posts';
import { useEndpoint, type EndpointState } from '@workspace/contracts/react/use-endpoint';
import type { ArticleSummary } from './article-summary.ts';
import { articleInput } from './article-input.ts';
import { bundledArticle, bundledViews, viewsOf, type BundledArticle } from './bundled-articles.ts';

/** An article to be read: staff's post, or else the bundled one of that slug. */
interface Article {
  summary: ArticleSummary;
  /** One of the two. */
  post?: BlogPost;
  bundled?: BundledArticle;
}

interface Asked extends Omit<EndpointState<typeof getPostBySlug>, 'data'> {
  article: Article | undefined;
}

/** The article that the address names. A post of staff wins over a bundled article; while the API is away that is read. */
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
