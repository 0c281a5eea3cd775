import { defineEntity, p } from '@mikro-orm/core';

const BlogPostSchema = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  indexes: [{ name: 'blog_posts_newest', properties: ['publishedOn', 'createdAt'] }],
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    title: p.text(),
    excerpt: p.text(),
    /** HTML as the rich-text serializer writes it. */
    content: p.text().lazy(),
    category: p.text(),
    /** As written, for display. */
    date: p.text(),
    /** The day that `date` means, for sorting. */
    publishedOn: p.date(),
    readTime: p.text(),
    views: p.integer().default(0),
    slug: p.text().unique(),
    tags: p.array().default([]),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A post of the blog. */
export class BlogPostEntity extends BlogPostSchema.class {}
BlogPostSchema.setClass(BlogPostEntity);
