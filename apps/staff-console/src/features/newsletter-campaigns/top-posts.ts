import type { listManagedPosts } from '@workspace/contracts/managed-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';

/** Query for the most read posts: the first suggestions for a campaign. */
export const topPosts: InputOf<typeof listManagedPosts> = {
  query: { status: 'published', sort: 'views', direction: 'descending', page: 1, pageSize: 10 },
};

/** Returns the query for published posts that match a search, newest first. */
export const postSearchInput = (search: string): InputOf<typeof listManagedPosts> => ({
  query: { status: 'published', search, page: 1, pageSize: 10 },
});
