import type { listManagedPosts } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';

/** Asks for the posts that were read most: what a campaign offers first. */
export const topPosts: InputOf<typeof listManagedPosts> = {
  query: { status: 'published', sort: 'views', direction: 'descending', page: 1, pageSize: 10 },
};

/** Asks for published posts that have these words, the newest first. */
export const postSearchInput = (search: string): InputOf<typeof listManagedPosts> => ({
  query: { status: 'published', search, page: 1, pageSize: 10 },
});
