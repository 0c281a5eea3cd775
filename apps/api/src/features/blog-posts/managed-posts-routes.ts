import type { FastifyInstance } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import {
  changePost,
  checkSlug,
  createPost,
  createPreviewLink,
  getPost,
  listCalendar,
  listManagedPosts,
  type ManagedPost,
} from '@workspace/contracts/managed-posts';
import { JsonBytes } from '../../http/json-bytes.ts';
import { serve } from '../../http/serve.ts';
import type { BlogPostsDeps } from './blog-posts-deps.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { countStatuses, pageOfManagedPosts } from './list-managed-posts.ts';
import { findPostOrFail } from './find-post.ts';
import { PostChanged, PostInTrash, PostNotFound } from './post-errors.ts';
import { postsBetween } from './list-calendar.ts';
import { postLists } from './post-lists.ts';
import { staffVersion } from './posts-version.ts';
import { previewMilliseconds, createPreviewToken } from './preview-token.ts';
import { addPost, addPostErrors, editPost, editPostErrors, type Save } from './save-post.ts';

/** Routes for staff to manage posts, except for the trash. */
export function managedPostsRoutes(app: FastifyInstance, deps: BlogPostsDeps): void {
  const { sessionSecrets, clock, publishAt, published } = deps;
  const saveOf = ({ email }: User): Save => ({ by: email, at: new Date(clock()), secrets: sessionSecrets });
  const announce = (post: ManagedPost): void => {
    if (post.status === 'scheduled') publishAt(new Date(post.publishAt!));
    if (post.status === 'published') published();
  };

  listRoutes(app, deps);

  serve(app, getPost, [PostNotFound], async ({ params: { id }, request: { em } }) => ({
    post: await findPostOrFail(em, id),
  }));

  serve(app, createPost, addPostErrors, async ({ body, user, request: { em, log } }) => {
    const post = await addPost(em, body, saveOf(user));
    log.info({ event: 'post_created', postId: post.id });
    announce(post);
    return { post };
  });

  serve(app, changePost, [...editPostErrors, PostChanged], async ({ params, body, user, request: { em, log } }) => {
    const post = await editPost(em, params.id, body, saveOf(user));
    log.info({ event: 'post_changed', postId: post.id });
    announce(post);
    return { post };
  });

  serve(app, createPreviewLink, [PostNotFound, PostInTrash], async ({ params: { id }, request: { em } }) => {
    const { slug, status } = await findPostOrFail(em, id);
    if (status === 'trashed') throw new PostInTrash();
    const expiresAt = clock() + previewMilliseconds;
    const path = `/blog/${slug}?preview=${await createPreviewToken(sessionSecrets, id, expiresAt)}`;
    return { path, expiresAt: new Date(expiresAt).toISOString() };
  });
}

/** Routes that look for posts and slugs. */
function listRoutes(app: FastifyInstance, deps: BlogPostsDeps): void {
  const lists = postLists(deps, 'staff', staffVersion, countStatuses);
  serve(app, listManagedPosts, ({ query, request: { em } }) =>
    lists.response(query, async () =>
      JsonBytes.ofResponse(listManagedPosts, await pageOfManagedPosts(em, query, lists.counted)),
    ),
  );

  serve(app, listCalendar, async ({ query: { from, to }, request: { em } }) => ({
    posts: await postsBetween(em, from, to),
  }));

  serve(app, checkSlug, async ({ query: { slug, except }, request: { em } }) => {
    const suggestion = await findFreeSlug(em, slug, except);
    return { isFree: suggestion === slug, suggestion };
  });
}
