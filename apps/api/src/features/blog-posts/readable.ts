import { raw, type FilterQuery } from '@mikro-orm/core';
import type { BlogPostEntity } from './blog-post-entity.ts';

/** What readers may see. A scheduled post is among it from its minute on, whether or not the job has come by. The clock is the database's. */
export const readable = (): FilterQuery<BlogPostEntity> => ({
  trashedAt: null,
  $or: [{ status: 'published' }, { status: 'scheduled', publishAt: { $lte: raw('now()') } }],
});
