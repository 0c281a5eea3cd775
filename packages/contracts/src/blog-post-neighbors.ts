import * as z from 'zod/mini';
import { BlogPostSummary } from './blog-posts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenDay } from './given-time.ts';

/** The fields of a post for a link to it. */
const Neighbor = z.pick(BlogPostSummary, { slug: true, title: true, date: true, createdAt: true });
export type Neighbor = z.infer<typeof Neighbor>;

/** The fields of a post for a suggestion to read it. */
const RelatedPost = z.extend(Neighbor, { category: z.string() });
export type RelatedPost = z.infer<typeof RelatedPost>;

/** The maximum number of related posts: enough for a row when some are shown elsewhere on the page. */
export const relatedPosts = 8;

/**
 * Returns the previous and next post by day among the readable ones, and related posts. `day` and `category` place an
 * article that is not a post; without them it has no neighbors.
 */
export const getNeighbors = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug/:slug/neighbors',
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ day: z.optional(givenDay()), category: z.optional(z.string()) }),
  response: z.object({
    older: z.nullable(Neighbor),
    newer: z.nullable(Neighbor),
    /** Absent in responses of an earlier release. */
    related: z.optional(z.array(RelatedPost)),
  }),
});
