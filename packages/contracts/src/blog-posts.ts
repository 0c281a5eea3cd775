import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A post as lists show it: everything but its text. `date` is kept as written, `views` is text such as `1.8k`. */
export const BlogPostSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  date: z.string(),
  readTime: z.string(),
  views: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The date of publication for machines; a release before this field leaves it out. */
  publishedAt: z.optional(z.iso.datetime()),
});
export type BlogPostSummary = z.infer<typeof BlogPostSummary>;

/** A whole post. `content` is HTML as the rich-text serializer writes it. */
export const BlogPost = z.extend(BlogPostSummary, { content: z.string() });
export type BlogPost = z.infer<typeof BlogPost>;

/** Where a post stands. Readers see the published, and the scheduled from their minute on; drafts and the trash are for staff. */
export const PostStatus = z.enum(['draft', 'scheduled', 'published', 'trashed']);
export type PostStatus = z.infer<typeof PostStatus>;

const forStaff = {
  status: PostStatus,
  /** When a scheduled post appears, or when one that was scheduled appeared. Null for the others. */
  publishAt: z.nullable(z.iso.datetime()),
  /** Since when it is in the trash, from which it goes for good after `daysInTrash`. */
  trashedAt: z.nullable(z.iso.datetime()),
  /** The number that `views` puts into words. */
  viewCount: z.int(),
  /** Whether a model drafted it. What it states beyond the register of claims needs a person's check before it is published. */
  isAiDraft: z.boolean(),
  /** Whether readers ever saw it. Only what they never saw is posted to LinkedIn by being published. */
  wasPublic: z.boolean(),
  /** Whether being published posts it to LinkedIn, where that is switched on. */
  linkedinWanted: z.boolean(),
};

/** How long a post can be taken back out of the trash. */
export const daysInTrash = 30;

/** A post as the management list shows it. */
export const ManagedPostSummary = z.extend(BlogPostSummary, forStaff);
export type ManagedPostSummary = z.infer<typeof ManagedPostSummary>;

/** A whole post as staff see it. */
export const ManagedPost = z.extend(BlogPost, forStaff);
export type ManagedPost = z.infer<typeof ManagedPost>;

const requiredText = (maxLength: number, sentence: string) =>
  z
    .string(sentence)
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(maxLength, `Keep this under ${maxLength.toLocaleString('en-US')} characters`),
    );

/** What an editor fills in. All seven fields are required. */
export const BlogPostDraft = z.object({
  title: requiredText(300, 'Write a title'),
  slug: requiredText(200, 'Write a slug').check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
  ),
  category: requiredText(100, 'Choose a category'),
  date: requiredText(60, 'Write a date'),
  readTime: requiredText(60, 'Write a read time'),
  excerpt: requiredText(2_000, 'Write an excerpt'),
  content: requiredText(500_000, 'Write the content'),
  tags: z.optional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20))),
});
export type BlogPostDraft = z.infer<typeof BlogPostDraft>;

/** Where a save may put a post. Published, unless it says otherwise. */
const standing = {
  status: z.optional(z.enum(['draft', 'scheduled', 'published'])),
  /** Read only beside the status `scheduled`, and still to come. */
  publishAt: z.optional(z.nullable(z.iso.datetime('Choose a day and a time'))),
  /** False leaves LinkedIn out when this post is published. True, unless it says otherwise. */
  linkedinWanted: z.optional(z.boolean()),
  /** The unsupported sentences that whoever saves has checked, word for word. */
  checkedClaims: z.optional(z.array(z.string().check(z.maxLength(20_000))).check(z.maxLength(2_000))),
};

/** What creates a post. Its `views` are none yet, whatever is sent. */
export const NewBlogPost = z.extend(BlogPostDraft, {
  ...standing,
  isAiDraft: z.optional(z.boolean()),
  views: z.optional(z.union([z.number(), z.string()])),
});
export type NewBlogPost = z.infer<typeof NewBlogPost>;

/** What changes a post: what is left out stays. `basedOn` is the `updatedAt` that the editor began from. */
export const BlogPostChange = z.extend(z.partial(BlogPostDraft), {
  ...standing,
  basedOn: z.optional(z.iso.datetime()),
});
export type BlogPostChange = z.infer<typeof BlogPostChange>;

const byId = z.object({ id: z.uuid() });
const onePost = z.object({ post: BlogPost });
const oneManagedPost = z.object({ post: ManagedPost });

/** A number in an address. */
const numberUpTo = (most: number) => z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(most));
const search = z.optional(z.string().check(z.trim(), z.maxLength(200)));
const page = z.optional(numberUpTo(100_000));

/**
 * What readers may see, newest day first, or best match first where there is a `search` (title, excerpt and text; words
 * in quotes stand together, a hyphen before a word leaves it out).
 * Without `pageSize` all of them, or the first 100 of a `category` or a `search`; `page` counts from 1. `total` and `categories` count all pages; `categories` those of
 * the search whatever the `category`, the most used first. `standIns` are the slugs of bundled articles that a post of
 * these slugs stands for, on whatever page.
 */
export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts',
  access: 'public',
  query: z.object({
    category: z.optional(z.string().check(z.maxLength(100))),
    search,
    page,
    pageSize: z.optional(numberUpTo(100)),
  }),
  response: z.object({
    posts: z.array(BlogPostSummary),
    total: z.int(),
    categories: z.array(z.object({ name: z.string(), count: z.int() })),
    standIns: z.array(z.string()),
  }),
});

/**
 * A post that readers may see, or with the `preview` of a preview link, one that only staff see.
 * For a slug that a post had before, the answer is that post, and `post.slug` says where it is now.
 * `gone`: there was such a post, and it was deleted.
 */
export const getPostBySlug = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug/:slug',
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ preview: z.optional(z.string().check(z.maxLength(200))) }),
  response: onePost,
  errors: { gone: 410 },
});

/** A number that grows with every change that readers can see, so that a copy of the site knows when what it holds is old. */
export const getPostsVersion = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/version',
  access: 'public',
  response: z.object({ version: z.string() }),
});

/**
 * Every post that is not in the trash, or those of one status. `counts` is of all posts, whatever is searched.
 * `total` counts what was searched for, on all pages. Without `pageSize`, 50 a page.
 */
export const listManagedPosts = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/all',
  access: 'staff',
  query: z.object({
    search,
    status: z.optional(PostStatus),
    /** `date` unless it says otherwise. */
    sort: z.optional(z.enum(['date', 'title', 'category', 'status', 'views', 'updated'])),
    /** Names begin at A and numbers and days at the greatest, unless it says otherwise. */
    direction: z.optional(z.enum(['ascending', 'descending'])),
    page,
    pageSize: z.optional(numberUpTo(200)),
  }),
  response: z.object({
    posts: z.array(ManagedPostSummary),
    total: z.int(),
    counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int(), trashed: z.int() }),
  }),
});

/** Whether a slug can be had, by a new post or by the one with the id `except`; `suggestion` can be, and is the slug itself where it is free. */
export const checkSlug = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug-check',
  access: 'staff',
  query: z.object({ slug: z.string().check(z.maxLength(300)), except: z.optional(z.uuid()) }),
  response: z.object({ isFree: z.boolean(), suggestion: z.string() }),
});

/** A post whatever its status. */
export const getPost = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  response: oneManagedPost,
});

/**
 * Stores a new post, published unless `status` says otherwise. `unchecked_claims`: a model drafted it, and it states what
 * nobody has checked; only as a draft is it stored without `checkedClaims`. `too_complex`: the content is nested too deeply or has too many
 * elements.
 */
export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts',
  access: 'staff',
  body: NewBlogPost,
  status: 201,
  response: oneManagedPost,
  errors: { slug_taken: 409, unchecked_claims: 409, too_complex: 422 },
});

/**
 * Changes what is sent. Where the post was saved since `basedOn`, nothing is stored (`changed_meanwhile`).
 * What changes nothing leaves `updatedAt` as it is.
 */
export const changePost = defineEndpoint({
  method: 'PATCH',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  body: BlogPostChange,
  response: oneManagedPost,
  errors: { slug_taken: 409, changed_meanwhile: 409, in_trash: 409, unchecked_claims: 409, too_complex: 422 },
});

/** Puts a post into the trash. Its slug is free for another from then on. */
export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
});

/**
 * Takes a post out of the trash, as it was before. Where another post has taken its slug meanwhile, it gets the next
 * free one; where the time it was scheduled for is over, it is a draft.
 */
export const restorePost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/restore',
  access: 'staff',
  params: byId,
  response: oneManagedPost,
  errors: { not_in_trash: 409 },
});

/** Deletes a post in the trash for good, its versions too. */
export const deletePostForGood = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id/for-good',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { not_in_trash: 409 },
});

/** A path of the site that shows a draft or a scheduled post to whoever has it, for an hour. */
export const createPreviewLink = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/preview-link',
  access: 'staff',
  params: byId,
  response: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
  errors: { in_trash: 409 },
});
