import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment, NewComment } from '@workspace/contracts/blog-post-comments';
import { lockPost } from '../blog-posts/find-post.ts';
import { PostInTrash, PostNotFound } from '../blog-posts/post-errors.ts';
import { BlogPostCommentEntity } from './blog-post-comment-entity.ts';
import { CommentNotFound, TooManyComments } from './comment-errors.ts';
import { findComment } from './find-comments.ts';
import { toComment } from './to-comment.ts';

/** Every open editor loads all of them every few seconds. */
const most = 500;
const mostReplies = 200;

/** The author, an email address, and the time. */
interface Authorship {
  by: string;
  at: Date;
}

/** The errors of `storeComment`. */
export const storeCommentErrors = [PostNotFound, PostInTrash, TooManyComments] as const;

/** Stores a comment or a suggestion. Throws `storeCommentErrors`. */
export function storeComment(
  em: EntityManager,
  postId: string,
  { anchor, text, suggestion }: NewComment,
  { by: author, at: createdAt }: Authorship,
): Promise<Comment> {
  return em.transactional(async (inside) => {
    const post = await lockPost(inside, postId);
    if (post.trashedAt) throw new PostInTrash();
    if ((await inside.count(BlogPostCommentEntity, { postId, parentId: null })) >= most)
      throw new TooManyComments('too_many', `This post has ${most} comments already. Delete some of yours first.`);
    const { words = null, request = null, model = null } = suggestion ?? {};
    const place = { quote: anchor.quote, anchor };
    const said = { postId, author, createdAt, text, words, request, model };
    const comment = inside.create(BlogPostCommentEntity, { ...said, ...place });
    await inside.flush();
    return toComment(comment, []);
  });
}

/** The errors of `storeReply`. */
export const storeReplyErrors = [CommentNotFound, TooManyComments] as const;

/** Stores a reply, and returns the comment with all replies. Throws `storeReplyErrors`. */
export async function storeReply(
  em: EntityManager,
  { id: postId, commentId: parentId }: { id: string; commentId: string },
  text: string,
  { by: author, at: createdAt }: Authorship,
): Promise<Comment> {
  const { replies } = await findComment(em, postId, parentId);
  if (replies.length >= mostReplies)
    throw new TooManyComments('too_many', `This has ${mostReplies} replies already. Begin another comment.`);
  em.create(BlogPostCommentEntity, { postId, parentId, author, createdAt, text });
  await em.flush();
  return findComment(em, postId, parentId);
}
