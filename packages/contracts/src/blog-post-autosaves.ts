import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenTime } from './given-time.ts';
import type { PostContentField } from './post-content.ts';

const text = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)));

/** The content fields as they are being written: any may be empty or unfinished. */
export const unfinishedContent = {
  title: text(1_000),
  slug: text(1_000),
  category: text(1_000),
  date: text(1_000),
  readTime: text(1_000),
  excerpt: text(10_000),
  content: text(500_000),
  tags: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
  coverImageId: z.optional(z.nullable(z.uuid())),
  seoTitle: text(1_000),
  seoDescription: text(2_000),
  canonicalUrl: text(2_000),
  noIndex: z.optional(z.boolean()),
} satisfies Record<PostContentField, z.ZodMiniType>;

/** The opening of the editor that wrote a revision, and the time of its newest words on its device, in milliseconds. */
const opening = z.optional(z.object({ writer: z.string().check(z.regex(/^[\w-]{1,100}$/u)), at: z.number() }));

/** The pending revision of one person: readers never see it. `basedOn` is the `updatedAt` of the post it began from. */
export const Autosave = z.object({
  ...unfinishedContent,
  opening,
  basedOn: z.iso.datetime(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
});
export type Autosave = z.infer<typeof Autosave>;

const ofPost = z.object({ id: z.uuid() });

/**
 * Stores the current user's pending revision of a post, in place of the last one. Saving the post deletes it. Without
 * `basedOn`, it is based on the post as it is now.
 */
export const autosavePost = defineEndpoint({
  method: 'PUT',
  path: '/api/blog-posts/:id/autosave',
  access: 'staff',
  audit: { none: 'unsaved text of one person, stored every few seconds' },
  params: ofPost,
  body: z.object({ ...unfinishedContent, opening, basedOn: z.optional(givenTime()) }),
  response: z.object({ autosave: Autosave }),
  errors: { in_trash: 409 },
});

/** Deletes the current user's pending revision of a post, if there is one. */
export const discardAutosave = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id/autosave',
  access: 'staff',
  audit: { none: 'unsaved text of one person, stored every few seconds' },
  params: ofPost,
  response: 'nothing',
});

/** Lists the pending revisions of a post, newest first, one per person. */
export const listAutosaves = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/autosaves',
  access: 'staff',
  params: ofPost,
  response: z.object({ autosaves: z.array(Autosave) }),
});

/** A colleague who has the post open. `isWriting`: with unsaved changes. */
export const Colleague = z.object({ email: z.string(), isWriting: z.boolean() });
export type Colleague = z.infer<typeof Colleague>;

/** Seconds after which a client that said nothing more is gone. */
export const presenceSeconds = 30;

/**
 * Says that the current user has the post open, and returns the others who have, and the time of the last save. Repeat
 * it every ten seconds.
 */
export const announcePresence = defineEndpoint({
  method: 'PUT',
  path: '/api/blog-posts/:id/presence',
  access: 'staff',
  audit: { none: 'a heartbeat that changes no content' },
  permission: 'blog-posts:read',
  params: ofPost,
  body: z.object({
    /** True while there are unsaved changes. */
    isWriting: z.boolean(),
    /** True when the editor closes. */
    isLeaving: z.optional(z.boolean()),
  }),
  response: z.object({
    colleagues: z.array(Colleague),
    /** Equals `updatedAt` of the post. Older APIs omit it, and so does the response for an unknown post. */
    savedAt: z.optional(z.iso.datetime()),
  }),
});
