import type { listPosts } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { blogQueryOf, perPage } from './blog-query.ts';

/** The call that a view of the blog needs: enough of the newest, or of the best found, for all of its pages at once. */
export function postsInput(searchParams: URLSearchParams): InputOf<typeof listPosts> {
  const { category, search, page } = blogQueryOf(searchParams);
  const narrowed = { ...(category && { category }), ...(search && { search }) };
  return { query: { ...narrowed, pageSize: page * perPage + 1 } };
}
