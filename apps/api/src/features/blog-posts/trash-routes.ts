import type { FastifyInstance } from 'fastify';
import { deletePost, deletePostForGood, restorePost } from '@workspace/contracts/managed-posts';
import { serve } from '../../http/serve.ts';
import type { BlogPostsDeps } from './blog-posts-deps.ts';
import { PostNotFound, PostNotInTrash } from './post-errors.ts';
import { deleteTrashedPost, restoreFromTrash, trashPost } from './trash-post.ts';

/** Routes to trash, restore and permanently delete posts. */
export function trashRoutes(app: FastifyInstance, { clock, publishAt, published }: BlogPostsDeps): void {
  serve(app, deletePost, [PostNotFound], async ({ params: { id }, request: { em, log } }) => {
    await trashPost(em, id, { at: new Date(clock()) });
    log.info({ event: 'post_trashed', postId: id });
  });

  serve(app, restorePost, [PostNotFound, PostNotInTrash], async ({ params: { id }, user, request: { em, log } }) => {
    const post = await restoreFromTrash(em, id, { by: user.email, at: new Date(clock()) });
    log.info({ event: 'post_restored', postId: id });
    if (post.status === 'scheduled') publishAt(new Date(post.publishAt!));
    if (post.status === 'published') published();
    return { post };
  });

  serve(app, deletePostForGood, [PostNotFound, PostNotInTrash], async ({ params: { id }, request: { em, log } }) => {
    await deleteTrashedPost(em, id);
    log.info({ event: 'post_deleted', postId: id });
  });
}
