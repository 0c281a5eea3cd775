import * as z from 'zod/mini';
import { ShownSource } from './claim-checks.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { ShownImage } from './images.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { storedContent } from './post-content.ts';

const { content, ...summaryContent } = storedContent;

/** A post in lists: everything except its content. `date` is stored as written, `views` is text such as `1.8k`. */
export const BlogPostSummary = z.object({
  id: z.uuid(),
  ...summaryContent,
  views: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The date of publication for machines; absent in responses of an earlier release. */
  publishedAt: z.optional(z.iso.datetime()),
  /** The cover picture; absent in responses of an earlier release. */
  cover: z.optional(z.nullable(ShownImage)),
});
export type BlogPostSummary = z.infer<typeof BlogPostSummary>;

/** A figure of a post's text: a picture, or a drawing of values as HTML of the content, without its caption. */
export const PostFigure = z.union([z.object({ image: ShownImage }), z.object({ drawing: z.string() })]);
export type PostFigure = z.infer<typeof PostFigure>;

/** A post in lists for readers. `figure` is the first one of its text; absent with a cover, and in responses of an earlier release. */
export const ListedPost = z.extend(BlogPostSummary, { figure: z.optional(PostFigure) });
export type ListedPost = z.infer<typeof ListedPost>;

/** The status of a post that readers cannot see. `publishAt` is the time of a scheduled one, null for a draft. */
export const Unpublished = z.object({
  status: z.enum(['draft', 'scheduled']),
  publishAt: z.nullable(z.iso.datetime()),
});
export type Unpublished = z.infer<typeof Unpublished>;

/**
 * A whole post. `content` is HTML as the rich-text serializer writes it, and `images` are the pictures in it; absent in
 * responses of an earlier release. `sources` are present when readers may see them,
 * `aiNotice` when they are told that a model helped write the post, `unpublished` when only a preview link shows it.
 */
export const BlogPost = z.extend(BlogPostSummary, {
  content,
  images: z.optional(z.array(ShownImage)),
  sources: z.optional(z.array(ShownSource)),
  aiNotice: z.optional(z.string()),
  unpublished: z.optional(Unpublished),
});
export type BlogPost = z.infer<typeof BlogPost>;

/**
 * Lists readable posts, newest day first, or best match first with a `search` (title, excerpt and content; quoted
 * words are a phrase, a hyphen before a word excludes it). Without `pageSize` all of them, or the first 100 of a
 * `category` or a `search`; `page` counts from 1. `total` and `categories` count all pages; `categories` those of the
 * search whatever the `category`, the most used first. `standIns` are the slugs of bundled articles that a post
 * replaces, on any page.
 */
export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts',
  access: 'public',
  query: z.object({
    category: z.optional(z.string().check(z.maxLength(100))),
    search,
    page,
    pageSize: pageSizeUpTo(100),
  }),
  response: z.object({
    posts: z.array(ListedPost),
    total: z.int(),
    categories: z.array(z.object({ name: z.string(), count: z.int() })),
    standIns: z.array(z.string()),
  }),
});

/**
 * Returns a readable post, or with the `preview` token of a preview link, an unpublished one. For a former slug it
 * returns the post, and `post.slug` is the current one. `gone`: the post was deleted.
 */
export const getPostBySlug = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug/:slug',
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ preview: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ post: BlogPost }),
  errors: { gone: 410 },
});

/** Returns a number that grows with every change visible to readers, so that the site can invalidate its cache. */
export const getPostsVersion = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/version',
  access: 'public',
  response: z.object({ version: z.string() }),
});
