import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { BlogPostCommentEntity } from './blog-post-comment-entity.ts';
import { CommentNotFound } from './comment-errors.ts';
import { toComment } from './to-comment.ts';

const oldestFirst = { createdAt: 'asc', id: 'asc' } as const;

/** Returns the comments of a post with their replies, the oldest first. */
export async function findComments(em: EntityManager, postId: string): Promise<Comment[]> {
  return groupReplies(await em.find(BlogPostCommentEntity, { postId }, { orderBy: oldestFirst }));
}

/** Returns a comment of a post with its replies. Throws `CommentNotFound`. */
export async function findComment(em: EntityManager, postId: string, id: string): Promise<Comment> {
  const ofComment = { postId, $or: [{ id, parentId: null }, { parentId: id }] };
  const [comment] = groupReplies(
    await em.find(BlogPostCommentEntity, ofComment, { orderBy: oldestFirst, refresh: true }),
  );
  if (!comment) throw new CommentNotFound();
  return comment;
}

function groupReplies(rows: readonly BlogPostCommentEntity[]): Comment[] {
  const replies = Map.groupBy(rows, ({ parentId }) => parentId ?? null);
  return (replies.get(null) ?? []).map((comment) => toComment(comment, replies.get(comment.id) ?? []));
}
