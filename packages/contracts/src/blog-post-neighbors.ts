import * as z from 'zod/mini';
import { BlogPostSummary } from './blog-posts.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** As much of a post as a link to it says. */
const Neighbor = z.pick(BlogPostSummary, { slug: true, title: true, date: true, createdAt: true });
export type Neighbor = z.infer<typeof Neighbor>;

/** As much of a post as a suggestion to read it says. */
const RelatedPost = z.extend(Neighbor, { category: z.string() });
export type RelatedPost = z.infer<typeof RelatedPost>;

/** How many related posts are given at most: enough for a row where some are shown elsewhere on the page. */
export const relatedPosts = 8;

/** The posts before and after a post by day, of those that readers may see, and those on the same subject. `day` and `category` place an article that is no post; without them it has none. */
export const getNeighbors = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug/:slug/neighbors',
  access: 'public',
  params: z.object({ slug: z.string() }),
  query: z.object({ day: z.optional(z.iso.date()), category: z.optional(z.string()) }),
  response: z.object({
    older: z.nullable(Neighbor),
    newer: z.nullable(Neighbor),
    /** A release before this field leaves it out. */
    related: z.optional(z.array(RelatedPost)),
  }),
});
