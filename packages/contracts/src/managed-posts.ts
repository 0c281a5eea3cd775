import * as z from 'zod/mini';
import { BlogPost, BlogPostSummary } from './blog-posts.ts';
import { Disclosure, StoredDisclosure } from './disclosure.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenTime } from './given-time.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { BlogPostDraft } from './post-content.ts';

/**
 * The status of a post. Readers see published posts, and scheduled ones from their time on; drafts and the trash are
 * for staff.
 */
export const PostStatus = z.enum(['draft', 'scheduled', 'published', 'trashed']);
export type PostStatus = z.infer<typeof PostStatus>;

const forStaff = {
  status: PostStatus,
  /** The time when a scheduled post is or was published. Null for others. */
  publishAt: z.nullable(z.iso.datetime()),
  /** The time when it was trashed; it is permanently deleted after `daysInTrash`. */
  trashedAt: z.nullable(z.iso.datetime()),
  /** The number behind `views`. */
  viewCount: z.int(),
  /** True when a model drafted it. Unsupported sentences then need a staff member's check before it is published. */
  isAiDraft: z.boolean(),
  /** Absent in responses of an earlier release, null until staff chose. */
  disclosure: z.optional(z.nullable(StoredDisclosure)),
  /** True when readers ever saw it. Publishing posts only articles to LinkedIn that readers never saw. */
  wasPublic: z.boolean(),
  /** True when publishing also posts it to LinkedIn, if that is enabled. */
  linkedinWanted: z.boolean(),
};

/** Days during which a post can be restored from the trash. */
export const daysInTrash = 30;

/** A post in the management list. */
export const ManagedPostSummary = z.extend(BlogPostSummary, forStaff);
export type ManagedPostSummary = z.infer<typeof ManagedPostSummary>;

/** A whole post for staff. */
export const ManagedPost = z.extend(BlogPost, forStaff);
export type ManagedPost = z.infer<typeof ManagedPost>;

/** The status fields of a save. Published by default. */
const publication = {
  status: z.optional(z.enum(['draft', 'scheduled', 'published'])),
  /** Only used with the status `scheduled`; must be in the future. */
  publishAt: z.optional(z.nullable(givenTime())),
  /** False excludes LinkedIn when this post is published. True by default. */
  linkedinWanted: z.optional(z.boolean()),
  /** How readers learn that a model helped write it. Stays as it is when omitted. */
  disclosure: z.optional(Disclosure),
  /** The unsupported sentences that the current user has checked, verbatim. */
  checkedClaims: z.optional(z.array(z.string().check(z.maxLength(20_000))).check(z.maxLength(2_000))),
};

/** The body that creates a post. A sent `views` is ignored. */
export const NewBlogPost = z.extend(BlogPostDraft, {
  ...publication,
  isAiDraft: z.optional(z.boolean()),
  /** The draft of the model that the post was saved from: it stays in the post's history. */
  draftId: z.optional(z.uuid()),
  views: z.optional(z.union([z.number(), z.string()])),
});
export type NewBlogPost = z.infer<typeof NewBlogPost>;

/** The body that updates a post: omitted fields remain. `basedOn` is the `updatedAt` that the editor started from. */
export const BlogPostChange = z.extend(z.partial(BlogPostDraft), {
  ...publication,
  basedOn: z.optional(givenTime()),
});
export type BlogPostChange = z.infer<typeof BlogPostChange>;

const byId = z.object({ id: z.uuid() });
const oneManagedPost = z.object({ post: ManagedPost });

/**
 * Lists every post outside the trash, or those of one status. `counts` covers all posts, whatever the search. `total`
 * counts the matches on all pages. Without `pageSize`, 50 per page.
 */
export const listManagedPosts = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/all',
  access: 'staff',
  query: z.object({
    search,
    status: z.optional(PostStatus),
    /** `date` by default. */
    sort: z.optional(z.enum(['date', 'title', 'category', 'status', 'views', 'updated'])),
    /** By default ascending for text, and descending for numbers and dates. */
    direction: z.optional(z.enum(['ascending', 'descending'])),
    page,
    pageSize: pageSizeUpTo(200),
  }),
  response: z.object({
    posts: z.array(ManagedPostSummary),
    total: z.int(),
    counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int(), trashed: z.int() }),
  }),
});

/** A post on its day: `at` is the time when it is or was published, `date` the one that readers see. */
export const CalendarPost = z.object({
  id: z.uuid(),
  title: z.string(),
  date: z.string(),
  status: z.enum(['scheduled', 'published']),
  at: z.iso.datetime(),
  /** An earlier release omits it. */
  updatedAt: z.optional(z.iso.datetime()),
});
export type CalendarPost = z.infer<typeof CalendarPost>;

/** Lists the scheduled and published posts from a time, included, to another, excluded; at most 500, by time. */
export const listCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/calendar',
  access: 'staff',
  query: z.object({ from: givenTime(), to: givenTime() }),
  response: z.object({ posts: z.array(CalendarPost) }),
});

/**
 * Checks that a slug is free for a new post or for the one with the ID `except`; `suggestion` is a free slug, the same
 * one if it is free.
 */
export const checkSlug = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug-check',
  access: 'staff',
  query: z.object({ slug: z.string().check(z.maxLength(300)), except: z.optional(z.uuid()) }),
  response: z.object({ isFree: z.boolean(), suggestion: z.string() }),
});

/** Returns a post of any status. */
export const getPost = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  response: oneManagedPost,
});

/**
 * Creates a post, published unless `status` says otherwise. `unchecked_claims`: an AI draft with unchecked sentences;
 * without `checkedClaims` it can only be stored as a draft. `disclosure_needed`: an AI draft that was never disclosed;
 * without a `disclosure` it can only be stored as a draft. `too_complex`: the content is nested too deeply or has too
 * many elements.
 */
export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts',
  access: 'staff',
  body: NewBlogPost,
  status: 201,
  response: oneManagedPost,
  errors: { slug_taken: 409, unchecked_claims: 409, disclosure_needed: 409, too_complex: 422 },
});

/**
 * Updates the fields sent. If the post was saved since `basedOn`, nothing is stored (`changed_meanwhile`), unless this
 * update was stored and is repeated. An update without changes leaves `updatedAt` as it is.
 */
export const changePost = defineEndpoint({
  method: 'PATCH',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  body: BlogPostChange,
  response: oneManagedPost,
  errors: {
    slug_taken: 409,
    changed_meanwhile: 409,
    in_trash: 409,
    unchecked_claims: 409,
    disclosure_needed: 409,
    too_complex: 422,
  },
});

/** Moves a post to the trash. Its slug becomes free. */
export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
});

/**
 * Restores a post from the trash. If its slug is taken, it gets the next free one; if its scheduled time has passed,
 * it becomes a draft.
 */
export const restorePost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/restore',
  access: 'staff',
  params: byId,
  response: oneManagedPost,
  errors: { not_in_trash: 409 },
});

/** Permanently deletes a trashed post and its versions. */
export const deletePostForGood = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id/for-good',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: { not_in_trash: 409 },
});

/** Creates a path of the site that shows a draft or a scheduled post to anyone who has it, for an hour. */
export const createPreviewLink = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/preview-link',
  access: 'staff',
  params: byId,
  response: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
  errors: { in_trash: 409 },
});
