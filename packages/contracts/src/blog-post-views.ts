import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * Counts a view of an article once per visitor and day (UTC), with the same response if counted or not. Robots and
 * staff are not counted. Stores neither a cookie nor an address.
 */
export const countView = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/slug/:slug/views',
  access: 'public',
  audit: { none: 'counts readers without knowing them' },
  params: z.object({ slug: z.string() }),
  limit: { most: 300, minutes: 10 },
  response: 'nothing',
});

/**
 * Returns views by slug as text such as `1.8k`, for those of the requested slugs (separated by commas, at most 100)
 * that have any. Includes bundled articles.
 */
export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/views',
  access: 'public',
  query: z.object({ slugs: z.string().check(z.maxLength(20_000)) }),
  response: z.object({ views: z.record(z.string(), z.string()) }),
});
