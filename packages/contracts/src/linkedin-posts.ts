import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { linkedinErrors } from './linkedin-connection.ts';
import { OrganizationId } from './organization-id.ts';

/** The reason why an article is not on LinkedIn, or not yet. */
export const PostingFailure = z.enum([
  'page_unreachable',
  'picture_waiting',
  'linkedin_away',
  'linkedin_busy',
  'sign_in_over',
  'not_connected',
  'role_missing',
  'text_refused',
  'duplicate',
  'old_version',
  'not_published',
  'switched_off',
  'taken_back',
]);
export type PostingFailure = z.infer<typeof PostingFailure>;

/**
 * The reason why a post went out without the cover picture of its article. `picture_missing`: its file could not be
 * read; `picture_rejected`: LinkedIn rejected it; `picture_not_ready`: it was not ready after several attempts.
 */
export const PictureFailure = z.enum(['picture_missing', 'picture_rejected', 'picture_not_ready']);
export type PictureFailure = z.infer<typeof PictureFailure>;

/**
 * The LinkedIn state of an article. `waiting`: tried at `nextAt`, and again until it is posted; `posting`: in flight;
 * `failed`: waits for a staff member; `skipped`: it was not published, or auto-post was off, at its time, or a staff
 * member cancelled it.
 */
export const LinkedinPost = z.object({
  blogPostId: z.uuid(),
  status: z.enum(['waiting', 'posting', 'posted', 'failed', 'skipped']),
  fault: z.nullable(PostingFailure),
  /** Absent in responses of an earlier release. */
  pictureFault: z.optional(z.nullable(PictureFailure)),
  /** LinkedIn's own message about a text that it rejected. */
  detail: z.nullable(z.string()),
  attempts: z.int(),
  nextAt: z.nullable(z.iso.datetime()),
  postedAt: z.nullable(z.iso.datetime()),
  /** The public URL of the post. */
  postUrl: z.nullable(z.string()),
});
export type LinkedinPost = z.infer<typeof LinkedinPost>;

/** Lists the LinkedIn states of these articles; omits those that were never to be posted. */
export const listLinkedinPosts = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin-posts',
  access: 'staff',
  query: z.object({ blogPostIds: z.string().check(z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,99}$/)) }),
  response: z.object({ posts: z.array(LinkedinPost) }),
});

const requiredText = (maxLength: number, sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(maxLength));

/**
 * Posts an article for an organization now. `url` is the article's public URL. An article that is already posted
 * returns `already_posted`, unless `again` confirms a second post. `not_posted`: the message gives the reason.
 */
export const postToLinkedin = defineEndpoint({
  method: 'POST',
  path: '/api/linkedin/post',
  access: 'staff',
  body: z.object({
    organizationId: OrganizationId,
    title: requiredText(300, 'Write a title'),
    content: requiredText(2_000, 'Write an excerpt'),
    url: z.url('Give the address of the article'),
    again: z.optional(z.boolean()),
  }),
  response: z.object({ message: z.string(), post: LinkedinPost }),
  errors: { ...linkedinErrors, not_an_article: 422, already_posted: 409, under_way: 409, not_posted: 502 },
});

/** Enqueues a failed, skipped or waiting article immediately. `nothing_to_retry`: there is none. */
export const retryLinkedinPost = defineEndpoint({
  method: 'POST',
  path: '/api/linkedin-posts/:blogPostId/retry',
  access: 'staff',
  params: z.object({ blogPostId: z.uuid() }),
  response: z.object({ post: LinkedinPost }),
  errors: { ...linkedinErrors, nothing_to_retry: 409 },
});

/**
 * Cancels a waiting article: it is only posted if a staff member requests it. `nothing_to_take_back`: it is no longer
 * waiting.
 */
export const takeBackLinkedinPost = defineEndpoint({
  method: 'POST',
  path: '/api/linkedin-posts/:blogPostId/take-back',
  access: 'staff',
  params: z.object({ blogPostId: z.uuid() }),
  response: z.object({ post: LinkedinPost }),
  errors: { nothing_to_take_back: 409 },
});
