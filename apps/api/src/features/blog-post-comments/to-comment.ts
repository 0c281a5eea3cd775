import type { Comment, CommentReply } from '@workspace/contracts/blog-post-comments';
import type { BlogPostCommentEntity } from './blog-post-comment-entity.ts';

const toReply = ({ id, text, author, createdAt }: BlogPostCommentEntity): CommentReply => ({
  id,
  text,
  author,
  createdAt: createdAt.toISOString(),
});

/** Maps a comment and its replies, the oldest first, to the public shape. */
export function toComment(comment: BlogPostCommentEntity, replies: readonly BlogPostCommentEntity[]): Comment {
  const { quote, anchor, words, request = null, model = null, status, settledBy, settledAt } = comment;
  return {
    ...toReply(comment),
    quote,
    // Every row without a parent has one.
    anchor: anchor!,
    ...(words && { suggestion: { words, request, model } }),
    status,
    settledBy: settledBy ?? null,
    settledAt: settledAt?.toISOString() ?? null,
    replies: replies.map(toReply),
  };
}
