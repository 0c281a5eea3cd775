import type { FastifyInstance } from 'fastify';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import { serve } from '../../http/serve.ts';
import { blogOverview } from './blog-overview.ts';
import type { BlogPostsDeps } from './blog-posts-deps.ts';
import { findPostBySlug } from './find-post-by-slug.ts';
import { cachedCount } from './cached-count.ts';
import { isFullList, listReadablePosts } from './list-readable-posts.ts';
import { managedPostsRoutes } from './managed-posts-routes.ts';
import { PostGone, PostNotFound } from './post-errors.ts';
import { postsVersion } from './posts-version.ts';
import { opensPreview } from './preview-token.ts';
import { trashRoutes } from './trash-routes.ts';
import { fullList } from './full-list.ts';

export function blogPostsRoutes(app: FastifyInstance, deps: BlogPostsDeps): void {
  const { sessionSecrets, clock, newEm } = deps;
  const overview = cachedCount(clock, postsVersion, blogOverview);

  const whole = fullList({ newEm, overview, clock });

  serve(app, listPosts, ({ query, request: { em } }) =>
    isFullList(query) ? whole(em) : listReadablePosts(em, query, overview),
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
