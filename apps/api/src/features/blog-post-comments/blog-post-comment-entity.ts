import { defineEntity, p } from '@mikro-orm/core';
import type { Comment, CommentAnchor } from '@workspace/contracts/blog-post-comments';
import { textArray } from '../../database/text-array.ts';

const BlogPostCommentSchema = defineEntity({
  name: 'BlogPostComment',
  tableName: 'blog_post_comments',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    postId: p.uuid(),
    /** The comment that a reply belongs to. A reply has neither a place nor a status of its own. */
    parentId: p.uuid().nullable(),
    /** An email address. */
    author: p.text(),
    createdAt: p.datetime(3),
    text: p.text(),
    /** The words that it was made for. */
    quote: p.text().default(''),
    /** The place as of the last save. */
    anchor: p.json().$type<CommentAnchor>().nullable(),
    /** The suggested words; null for a comment. */
    words: textArray().nullable(),
    request: p.text().nullable(),
    /** The name of the model that suggested the words. */
    model: p.text().nullable(),
    status: p.text().$type<Comment['status']>().default('open'),
    settledBy: p.text().nullable(),
    settledAt: p.datetime(3).nullable(),
  },
});

/** A comment, a suggestion or a reply. */
export class BlogPostCommentEntity extends BlogPostCommentSchema.class {}
BlogPostCommentSchema.setClass(BlogPostCommentEntity);
