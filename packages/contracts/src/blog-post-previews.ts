import * as z from 'zod/mini';
import { unfinishedContent } from './blog-post-autosaves.ts';
import { BlogPost } from './blog-posts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * Returns the article as readers would see it with unsaved texts, sanitized like a saved one; stores nothing. `id` is
 * the stored post, absent for a new one. `too_complex`: the content is nested too deeply or has too many elements.
 */
export const previewPost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-post-previews',
  access: 'staff',
  audit: { none: 'changes nothing' },
  permission: 'blog-posts:read',
  body: z.object({ ...unfinishedContent, id: z.optional(z.uuid()) }),
  response: z.object({ post: BlogPost }),
  errors: { too_complex: 422 },
});

/**
 * The page of the site that shows the body of `previewPost`, posted by a form as JSON in the field `post`. A GET has no
 * content: it tells that this release of the site has the page.
 */
export const livePreviewPage = {
  path: '/live-preview',
  field: 'post',
  /** The largest form, in bytes: encoded by a browser, a long post takes three times its own size. */
  maxBytes: 3 * 1024 * 1024,
  /** The name of the document's meta element; its content is `shown` or `failed`. */
  meta: 'live-preview',
} as const;
