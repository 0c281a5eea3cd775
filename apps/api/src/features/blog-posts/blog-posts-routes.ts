import type { FastifyInstance } from 'fastify';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import { JsonBytes } from '../../http/json-bytes.ts';
import { serve } from '../../http/serve.ts';
import { blogOverview } from './blog-overview.ts';
import type { BlogPostsDeps } from './blog-posts-deps.ts';
import { findPostBySlug } from './find-post-by-slug.ts';
import { isFullList, listReadablePosts } from './list-readable-posts.ts';
import { managedPostsRoutes } from './managed-posts-routes.ts';
import { PostGone, PostNotFound } from './post-errors.ts';
import { postLists } from './post-lists.ts';
import { postsVersion, readersVersion } from './posts-version.ts';
import { opensPreview } from './preview-token.ts';
import { trashRoutes } from './trash-routes.ts';
import { fullList } from './full-list.ts';

export function blogPostsRoutes(app: FastifyInstance, deps: BlogPostsDeps): void {
  const { sessionSecrets, clock, newEm } = deps;
  const lists = postLists(deps, 'readers', readersVersion, blogOverview);

  serve(app, listPosts, ({ query, request: { em } }) =>
    lists.response(query, async () =>
      isFullList(query)
        ? fullList(newEm())
        : JsonBytes.ofResponse(listPosts, await listReadablePosts(em, query, lists.counted)),
    ),
  );

  serve(app, getPostBySlug, [PostGone, PostNotFound], async ({ params, query: { preview }, request }) => {
    const mayPreview = async (id: string) =>
      preview !== undefined && (await opensPreview(sessionSecrets, preview, id, clock()));
    return { post: await findPostBySlug(request.em, params.slug, mayPreview) };
  });

  serve(app, getPostsVersion, async ({ request: { em } }) => ({ version: await postsVersion(em) }));

  managedPostsRoutes(app, deps);
  trashRoutes(app, deps);
}
