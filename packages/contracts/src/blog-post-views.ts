import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/**
 * Counts that somebody read an article, once a visitor and day (UTC), and answers the same whether it counted or not.
 * Robots and staff are not counted. Neither a cookie nor an address is stored.
 */
export const countView = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/slug/:slug/views',
  access: 'public',
  params: z.object({ slug: z.string() }),
  limit: { most: 300, minutes: 10 },
  response: 'nothing',
});

/** Views by slug as text such as `1.8k`, of the slugs asked for (with commas between them, at most 100) that have any. For articles that are no posts too. */
export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/views',
  access: 'public',
  query: z.object({ slugs: z.string().check(z.maxLength(20_000)) }),
  response: z.object({ views: z.record(z.string(), z.string()) }),
});
