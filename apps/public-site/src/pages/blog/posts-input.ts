import type { listPosts } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { blogQueryOf, perPage } from './blog-query.ts';

/**
 * Returns the input of the request for a view of the blog: enough of the newest posts or search results for all of its
 * pages at once.
 */
export function postsInput(searchParams: URLSearchParams): InputOf<typeof listPosts> {
  const { category, search, page } = blogQueryOf(searchParams);
  const narrowed = { ...(category && { category }), ...(search && { search }) };
  return { query: { ...narrowed, pageSize: page * perPage + 1 } };
}
