import { raw, type FilterQuery } from '@mikro-orm/core';
import type { BlogPostEntity } from './blog-post-entity.ts';

/**
 * Matches the posts that readers may see. A scheduled post is included from its time on, even before the job has run.
 * Uses the clock of the database.
 */
export const readablePosts = (): FilterQuery<BlogPostEntity> => ({
  trashedAt: null,
  $or: [{ status: 'published' }, { status: 'scheduled', publishAt: { $lte: raw('now()') } }],
});
