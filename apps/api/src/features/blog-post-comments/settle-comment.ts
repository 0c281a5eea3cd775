import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment, changeComment } from '@workspace/contracts/blog-post-comments';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { BlogPostCommentEntity } from './blog-post-comment-entity.ts';
import { AlreadySettled, CommentNotFound, TextChanged, UnfitStatus } from './comment-errors.ts';
import { findComment } from './find-comments.ts';

type Change = ParsedOf<typeof changeComment>['body'];
interface Settling {
  by: string;
  at: Date;
}

/** The errors of `updateComment`. */
export const updateCommentErrors = [CommentNotFound, AlreadySettled, TextChanged, UnfitStatus] as const;

/** Settles or reopens a comment, or updates its place. Throws `updateCommentErrors`. */
export async function updateComment(
  em: EntityManager,
  { id: postId, commentId: id }: { id: string; commentId: string },
  { status, replaced, anchor }: Change,
  settling: Settling,
): Promise<Comment> {
  const comment = await findComment(em, postId, id);
  if (anchor) await em.nativeUpdate(BlogPostCommentEntity, { id }, { anchor });
  if (status !== undefined) {
    requireFit(comment, status, replaced);
    await changeStatus(em, id, status, settling);
  }
  return findComment(em, postId, id);
}

function requireFit({ suggestion, quote }: Comment, status: Comment['status'], replaced: string | undefined): void {
  if (suggestion && status === 'resolved') throw new UnfitStatus('Accept or reject a suggestion');
  if (!suggestion && (status === 'accepted' || status === 'rejected'))
    throw new UnfitStatus('A comment is resolved, not accepted or rejected');
  if (status === 'accepted' && replaced !== quote) throw new TextChanged();
}

/** One statement: of two people who settle a comment at the same time, one is told of the other. */
async function changeStatus(
  em: EntityManager,
  id: string,
  status: Comment['status'],
  { by, at }: Settling,
): Promise<void> {
  const settled = status === 'open' ? { settledBy: null, settledAt: null } : { settledBy: by, settledAt: at };
  // Reopening, and the same answer again, conflict with nobody.
  const from = status === 'open' ? {} : { $or: [{ status: 'open' as const }, { status, settledBy: by }] };
  if ((await em.nativeUpdate(BlogPostCommentEntity, { id, ...from }, { status, ...settled })) > 0) return;
  const now = await em.findOne(BlogPostCommentEntity, { id }, { refresh: true });
  if (!now) throw new CommentNotFound();
  throw new AlreadySettled('already_settled', `${now.settledBy ?? 'Somebody'} ${now.status} this already.`);
}
