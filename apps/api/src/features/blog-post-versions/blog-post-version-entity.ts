import { defineEntity, p } from '@mikro-orm/core';
import { contentColumns } from '../blog-posts/content-columns.ts';

const BlogPostVersionSchema = defineEntity({
  name: 'BlogPostVersion',
  tableName: 'blog_post_versions',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    postId: p.uuid(),
    savedAt: p.datetime(3),
    /** An email address; null when no person saved it. */
    savedBy: p.text().nullable(),
    /** The number of words of the content; null in a version of an earlier release. */
    words: p.integer().nullable(),
    ...contentColumns(),
  },
});

/** The content that one save of a post stored. */
export class BlogPostVersionEntity extends BlogPostVersionSchema.class {}
BlogPostVersionSchema.setClass(BlogPostVersionEntity);
