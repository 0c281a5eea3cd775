import type { CallOptions } from '@workspace/contracts/endpoint/call';
import type { ArticleSummary } from '../../src/articles/article-summary.ts';
import type { PageSource } from '../page-source.ts';
import { fetchAllPosts } from './fetch-all-posts.ts';

/** Returns staff's posts and bundled articles, newest first; undefined while the API does not answer. */
export async function listArticles(
  api: CallOptions,
  bundled: PageSource['bundled'],
): Promise<ArticleSummary[] | undefined> {
  const listed = await fetchAllPosts(api).catch(() => undefined);
  if (!listed) return undefined;
  const { bundledArticles, mergeArticles } = await bundled();
  return mergeArticles(listed.posts, bundledArticles, { search: '', standIns: listed.standIns });
}
