import { listPosts } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { usePageData } from '../page-data/page-context.ts';
import type { ArticleSummary } from './article-summary.ts';
import { bundledArticles } from './bundled-articles.ts';
import { mergeArticles } from './merge-articles.ts';

const most = 3;

/** The request of a page that shows the latest articles; without its response they are bundled ones. */
export const latestInput: InputOf<typeof listPosts> = { query: { pageSize: most } };

/** Returns the newest posts and bundled articles. */
export function useLatestArticles(): readonly ArticleSummary[] {
  const { posts, standIns } = usePageData(listPosts, latestInput).data ?? { posts: [], standIns: [] };
  return mergeArticles(posts, bundledArticles, { search: '', standIns }).slice(0, most);
}
