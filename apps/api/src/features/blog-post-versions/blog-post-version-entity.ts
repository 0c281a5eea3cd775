import { defineEntity, p } from '@mikro-orm/core';
import { textArray } from '../../database/text-array.ts';

const BlogPostVersionSchema = defineEntity({
  name: 'BlogPostVersion',
  tableName: 'blog_post_versions',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    postId: p.uuid(),
    savedAt: p.datetime(3),
    /** An email address; null when no person saved it. */
    savedBy: p.text().nullable(),
    title: p.text(),
    slug: p.text(),
    category: p.text(),
    date: p.text(),
    readTime: p.text(),
    excerpt: p.text(),
    content: p.text().lazy(),
    tags: textArray(),
  },
});

/** The content that one save of a post stored. */
export class BlogPostVersionEntity extends BlogPostVersionSchema.class {}
BlogPostVersionSchema.setClass(BlogPostVersionEntity);
