import { listViews } from '@workspace/contracts/blog-post-views';
import { listPosts } from '@workspace/contracts/blog-posts';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { bundledArticles, bundledViews, viewsOf } from '../../articles/bundled-articles.ts';
import { mergeArticles } from '../../articles/merge-articles.ts';
import { searchBundled } from '../../articles/search-bundled.ts';
import { usePageData } from '../../page-data/page-context.ts';
import { blogQueryOf, perPage } from './blog-query.ts';
import { countArticles, type CategoryCount } from './count-articles.ts';
import { postsInput } from './posts-input.ts';

export interface BlogArticles {
  /** Articles of this page and of those before it. */
  shown: readonly ArticleSummary[];
  /** Index of the first article that the page before does not show; 0 on the first page. */
  firstNew: number;
  hasMore: boolean;
  /** True for a number of a page that has no article of its own. */
  isPageMissing: boolean;
  total: number;
  counts: readonly CategoryCount[];
}

/** The articles that match a query: staff's posts and bundled articles. */
export function useBlogArticles(searchParams: URLSearchParams): BlogArticles {
  const query = blogQueryOf(searchParams);
  const { data } = usePageData(listPosts, postsInput(searchParams));
  const { data: read } = usePageData(listViews, bundledViews());
  // While the API is down the blog shows the bundled articles.
  const { posts, total, categories, standIns } = data ?? { posts: [], total: 0, categories: [], standIns: [] };
  const bundled = query.search ? searchBundled(query.search) : bundledArticles;
  const own = bundled
    .filter(({ category }) => !query.category || category === query.category)
    .map((article) => ({ ...article, ...viewsOf(read, article.slug) }));
  const all = mergeArticles(posts, own, { ...query, standIns });
  const shown = all.slice(0, query.page * perPage + 1);
  // The first page has one more: the featured article.
  const firstNew = query.page > 1 ? (query.page - 1) * perPage + 1 : 0;
  return {
    shown,
    firstNew,
    hasMore: all.length > shown.length || total > posts.length,
    isPageMissing: query.namedPage !== query.page || (firstNew > 0 && firstNew >= all.length),
    ...countArticles(categories, bundled, standIns),
  };
}
