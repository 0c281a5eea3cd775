import * as z from 'zod/mini';
import { ManagedPost } from './blog-posts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** How many versions a post keeps. The oldest go first. */
export const versionLimit = 100;

/** What one save left, as lists show it. `savedBy` is an email address, null where no person saved. */
export const BlogPostVersionSummary = z.object({
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  savedBy: z.nullable(z.string()),
  title: z.string(),
});
export type BlogPostVersionSummary = z.infer<typeof BlogPostVersionSummary>;

/** What one save left: all that an editor fills in. */
export const BlogPostVersion = z.extend(BlogPostVersionSummary, {
  slug: z.string(),
  category: z.string(),
  date: z.string(),
  readTime: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
});
export type BlogPostVersion = z.infer<typeof BlogPostVersion>;

const ofPost = z.object({ id: z.uuid() });
const oneOfPost = z.object({ id: z.uuid(), versionId: z.uuid() });

/** The last saves of a post, newest first: the first of them is the post as it stands. */
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
 * Saves an older version anew, as a save of its own: what stood there before stays in the list. Its status stays.
 * `unchecked_claims`: readers would see sentences of a model's draft that nobody has checked.
 */
export const restoreVersionOfPost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/versions/:versionId/restore',
  access: 'staff',
  params: oneOfPost,
  response: z.object({ post: ManagedPost }),
  errors: { slug_taken: 409, in_trash: 409, unchecked_claims: 409, too_complex: 422 },
});
