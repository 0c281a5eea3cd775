import * as z from 'zod/mini';
import { ManagedPost } from './managed-posts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { storedContent } from './post-content.ts';

/** The maximum number of versions per post. The oldest are deleted first. */
export const versionLimit = 100;

/**
 * A version in lists. `savedBy` is an email address, null when no person saved it. `changed` has the names of the content
 * fields that differ from the version before it; the oldest version has none. `words` counts the words of the content.
 * Responses and versions of an earlier release lack both.
 */
export const BlogPostVersionSummary = z.object({
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  savedBy: z.nullable(z.string()),
  title: z.string(),
  changed: z.optional(z.array(z.string())),
  words: z.optional(z.int()),
});
export type BlogPostVersionSummary = z.infer<typeof BlogPostVersionSummary>;

/** A version: all fields that an editor fills in. */
export const BlogPostVersion = z.extend(BlogPostVersionSummary, storedContent);
export type BlogPostVersion = z.infer<typeof BlogPostVersion>;

const ofPost = z.object({ id: z.uuid() });
const oneOfPost = z.object({ id: z.uuid(), versionId: z.uuid() });

/** Lists the last saves of a post, newest first: the first is the current one. */
export const listVersionsOfPost = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/versions',
  access: 'staff',
  params: ofPost,
  response: z.object({ versions: z.array(BlogPostVersionSummary) }),
});

export const getVersionOfPost = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/versions/:versionId',
  access: 'staff',
  params: oneOfPost,
  response: z.object({ version: BlogPostVersion }),
});

/**
 * Saves an older version as a new one: the replaced content remains in the list. The status remains.
 * `unchecked_claims`: readers would see unchecked sentences of an AI draft. `disclosure_needed`: readers would not be
 * told of a model's text.
 */
export const restoreVersionOfPost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/versions/:versionId/restore',
  access: 'staff',
  params: oneOfPost,
  response: z.object({ post: ManagedPost }),
  errors: { slug_taken: 409, in_trash: 409, unchecked_claims: 409, disclosure_needed: 409, too_complex: 422 },
});
