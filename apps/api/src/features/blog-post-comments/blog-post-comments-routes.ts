import type { FastifyInstance } from 'fastify';
import {
  addComment,
  addCommentReply,
  changeComment,
  deleteComment,
  listComments,
} from '@workspace/contracts/blog-post-comments';
import { serve } from '../../http/serve.ts';
import { storeComment, storeCommentErrors, storeReply, storeReplyErrors } from './add-comment.ts';
import { BlogPostCommentEntity } from './blog-post-comment-entity.ts';
import { CommentNotFound, NotYours } from './comment-errors.ts';
import { findComments } from './find-comments.ts';
import { updateComment, updateCommentErrors } from './settle-comment.ts';

export function blogPostCommentsRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, listComments, async ({ params: { id }, request: { em } }) => ({ comments: await findComments(em, id) }));

  serve(app, addComment, storeCommentErrors, async ({ params: { id }, body, user, request: { em, log } }) => {
    const comment = await storeComment(em, id, body, { by: user.email, at: new Date(clock()) });
    log.info({ event: 'comment_added', postId: id, commentId: comment.id, isSuggestion: Boolean(body.suggestion) });
    return { comment };
  });

  serve(app, addCommentReply, storeReplyErrors, async ({ params, body, user, request: { em } }) => ({
    comment: await storeReply(em, params, body.text, { by: user.email, at: new Date(clock()) }),
  }));

  serve(app, changeComment, updateCommentErrors, async ({ params, body, user, request: { em, log } }) => {
    const comment = await updateComment(em, params, body, { by: user.email, at: new Date(clock()) });
    if (body.status) log.info({ event: 'comment_settled', commentId: comment.id, status: body.status });
    return { comment };
  });

  serve(app, deleteComment, [CommentNotFound, NotYours], async ({ params, user, request: { em, log } }) => {
    const one = { id: params.commentId, postId: params.id };
    if ((await em.nativeDelete(BlogPostCommentEntity, { ...one, author: user.email })) === 0)
      throw (await em.count(BlogPostCommentEntity, one)) > 0 ? new NotYours() : new CommentNotFound();
    log.info({ event: 'comment_deleted', postId: params.id, commentId: params.commentId });
  });
}
