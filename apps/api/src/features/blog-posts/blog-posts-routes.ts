import type { FastifyInstance } from 'fastify';
import { getPostBySlug, getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import type { ReadSource } from '../../database/read-source.ts';
import { JsonBytes } from '../../http/json-bytes.ts';
import { readerOf } from '../../http/reader-of.ts';
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
  const { sessionSecrets, clock, visitorReads } = deps;
  const listsOf = listsBySource(deps);

  serve(app, listPosts, ({ query, request }) =>
    visitorReads(readerOf(request), (source) => {
      const lists = listsOf(source);
      return lists.response(query, async () =>
        isFullList(query)
          ? fullList(source.newEm())
          : JsonBytes.ofResponse(listPosts, await listReadablePosts(source.newEm(), query, lists.counted)),
      );
    }),
  );

  serve(app, getPostBySlug, [PostGone, PostNotFound], async ({ params, query: { preview }, request }) => {
    const mayPreview = async (id: string) =>
      preview !== undefined && (await opensPreview(sessionSecrets, preview, id, clock()));
    const reader = readerOf(request);
    // The author of a preview link may not be signed in on this device.
    const isKnown = reader.isKnown || preview !== undefined;
    return visitorReads({ ...reader, isKnown }, async ({ newEm }) => ({
      post: await findPostBySlug(newEm(), params.slug, mayPreview),
    }));
  });

  serve(app, getPostsVersion, ({ request }) =>
    visitorReads(readerOf(request), async ({ newEm }) => ({ version: await postsVersion(newEm()) })),
  );

  managedPostsRoutes(app, deps);
  trashRoutes(app, deps);
}

/** Each source has its own cache: a read that the replica left unanswered must not delay one of the primary. */
function listsBySource({ clock }: BlogPostsDeps) {
  const create = (source: ReadSource) => postLists({ ...source, clock }, 'readers', readersVersion, blogOverview);
  const created = new WeakMap<ReadSource, ReturnType<typeof create>>();
  return (source: ReadSource) => {
    const lists = created.get(source) ?? create(source);
    created.set(source, lists);
    return lists;
  };
}
