import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { maxCharacters } from './max-characters.ts';

/** The longest passage that a comment or a suggestion can be about, in characters. */
export const longestPassage = 5_000;

/** Characters of text on each side of a passage that find it again. */
export const contextLength = 48;

/**
 * The place of a comment: a passage of the content, a whole text field, or the alt text of a picture. A passage is
 * found by its words and the text around it, as the Web Annotation standard's TextQuoteSelector does it. `start` is the
 * number of characters before it, for a passage that occurs more than once. `pictureUrl` is the `url` of a figure.
 */
export const CommentAnchor = z.object({
  field: z.enum(['title', 'excerpt', 'tags', 'content', 'alt']),
  quote: z.string().check(z.maxLength(longestPassage, 'Choose a shorter passage')),
  before: z.string().check(z.maxLength(contextLength)),
  after: z.string().check(z.maxLength(contextLength)),
  start: z.int().check(z.gte(0), z.lte(10_000_000)),
  pictureUrl: z.optional(z.string().check(z.maxLength(300))),
});
export type CommentAnchor = z.infer<typeof CommentAnchor>;

/** Words to put in place of the passage: one text, or several to choose from. */
const words = z
  .array(z.string().check(z.minLength(1, 'Write other words'), z.maxLength(6_000)))
  .check(z.minLength(1), z.maxLength(20));

const text = z.string().check(z.trim(), maxCharacters(5_000));
const written = text.check(z.minLength(1, 'Write a comment'));

/** An answer to a comment, with the email address of its author. */
export const CommentReply = z.object({
  id: z.uuid(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
});
export type CommentReply = z.infer<typeof CommentReply>;

/**
 * A comment on a passage of a post, or a suggestion of other words for it. Comments are `open` or `resolved`,
 * suggestions `open`, `accepted` or `rejected`.
 */
export const Comment = z.extend(CommentReply, {
  /** The words that it was made for. Only these can be replaced by the suggestion. */
  quote: z.string(),
  /** The place as of the last save. */
  anchor: CommentAnchor,
  /** Undefined for a comment. */
  suggestion: z.optional(
    z.object({
      words: z.array(z.string()),
      /** The request to the model, such as `shorten`. Null for the words of a person. */
      request: z.nullable(z.string()),
      /** The name of the model. Null for the words of a person. */
      model: z.nullable(z.string()),
    }),
  ),
  status: z.enum(['open', 'resolved', 'accepted', 'rejected']),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(z.iso.datetime()),
  replies: z.array(CommentReply),
});
export type Comment = z.infer<typeof Comment>;

/** The body that creates a comment. It needs words of its own unless it suggests some. */
export const NewComment = z
  .object({
    anchor: CommentAnchor,
    text,
    suggestion: z.optional(
      z.object({
        words,
        request: z.optional(z.string().check(z.maxLength(40))),
        model: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
  })
  .check(
    z.refine(({ text: said, suggestion }) => said !== '' || suggestion !== undefined, {
      path: ['text'],
      error: 'Write a comment',
    }),
  );
export type NewComment = z.infer<typeof NewComment>;

const ofPost = z.object({ id: z.uuid() });
const ofComment = z.object({ id: z.uuid(), commentId: z.uuid() });
const oneComment = z.object({ comment: Comment });

/** Lists the comments and suggestions of a post with their replies, the oldest first. */
export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/comments',
  access: 'staff',
  params: ofPost,
  response: z.object({ comments: z.array(Comment) }),
});

/** Stores a comment or a suggestion. `too_many`: the post has 500 already. */
export const addComment = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/comments',
  access: 'staff',
  params: ofPost,
  body: NewComment,
  status: 201,
  response: oneComment,
  errors: { in_trash: 409, too_many: 409 },
});

/** Adds a reply to a comment or a suggestion. `too_many`: it has 200 already. */
export const addCommentReply = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/comments/:commentId/replies',
  access: 'staff',
  params: ofComment,
  body: z.object({ text: written }),
  status: 201,
  response: oneComment,
  errors: { too_many: 409 },
});

/**
 * Settles or reopens a comment, or updates its place after a save. Accepting needs `replaced`, the words that stand in
 * the text now. `text_changed`: they are not the words that the suggestion was made for, and nothing is accepted.
 * `already_settled`: somebody else was faster.
 */
export const changeComment = defineEndpoint({
  method: 'PATCH',
  path: '/api/blog-posts/:id/comments/:commentId',
  access: 'staff',
  params: ofComment,
  body: z.object({
    status: z.optional(Comment.shape.status),
    replaced: z.optional(z.string().check(z.maxLength(500_000))),
    anchor: z.optional(CommentAnchor),
  }),
  response: oneComment,
  errors: { text_changed: 409, already_settled: 409 },
});

/** Deletes a comment with its replies, or a reply. `not_yours`: only its author can. */
export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id/comments/:commentId',
  access: 'staff',
  params: ofComment,
  response: 'nothing',
  errors: { not_yours: 403 },
});
