import * as z from 'zod/mini';
import { BlogPostSummary } from './blog-posts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** As much of a post as a link to it says. */
const Neighbor = z.pick(BlogPostSummary, { slug: true, title: true, date: true, createdAt: true });
export type Neighbor = z.infer<typeof Neighbor>;

/** The posts before and after a post by day, of those that readers may see. `day` places an article that is no post; without one it has no neighbors. */
export const getNeighbors = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug/:slug/neighbors',
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ day: z.optional(z.iso.date()) }),
  response: z.object({ older: z.nullable(Neighbor), newer: z.nullable(Neighbor) }),
});
