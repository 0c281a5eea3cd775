import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { linkedinErrors } from './linkedin-connection.ts';
import { OrganizationId } from './organization-id.ts';

/** Why an article is not on LinkedIn, or not yet. */
export const PostingFailure = z.enum([
  'page_unreachable',
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
 * What became of one article. `waiting`: it is tried at `nextAt`, and again until it is out; `posting`: at this moment;
 * `failed`: waits for a person; `skipped`: it was not published, or posting was switched off, when its turn came, or somebody took it back.
 */
export const LinkedinPost = z.object({
  blogPostId: z.uuid(),
  status: z.enum(['waiting', 'posting', 'posted', 'failed', 'skipped']),
  fault: z.nullable(PostingFailure),
  /** LinkedIn's own words on a text that it refused. */
  detail: z.nullable(z.string()),
  attempts: z.int(),
  nextAt: z.nullable(z.iso.datetime()),
  postedAt: z.nullable(z.iso.datetime()),
  /** Where it can be read. */
  postUrl: z.nullable(z.string()),
});
export type LinkedinPost = z.infer<typeof LinkedinPost>;

/** What became of these articles; those that were never to be posted are left out. */
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
 * Posts an article as a page, now. `url` is the article's public address. Where it is posted already nothing happens but
 * `already_posted`, unless `again` says that a second post is meant. `not_posted`: the sentence says why.
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

/** Has an article that failed, was skipped or waits tried, as soon as there is a worker. `nothing_to_retry`: there is nothing to try. */
export const retryLinkedinPost = defineEndpoint({
  method: 'POST',
  path: '/api/linkedin-posts/:blogPostId/retry',
  access: 'staff',
  params: z.object({ blogPostId: z.uuid() }),
  response: z.object({ post: LinkedinPost }),
  errors: { ...linkedinErrors, nothing_to_retry: 409 },
});

/** Takes back an article that waits: it is not posted unless somebody asks for it. `nothing_to_take_back`: it does not wait any more. */
export const takeBackLinkedinPost = defineEndpoint({
  method: 'POST',
  path: '/api/linkedin-posts/:blogPostId/take-back',
  access: 'staff',
  params: z.object({ blogPostId: z.uuid() }),
  response: z.object({ post: LinkedinPost }),
  errors: { nothing_to_take_back: 409 },
});
