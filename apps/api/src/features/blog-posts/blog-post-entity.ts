import { defineEntity, p } from '@mikro-orm/core';
import { textArray } from '../../database/text-array.ts';

const BlogPostSchema = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    title: p.text(),
    excerpt: p.text(),
    /** HTML as the rich-text serializer writes it. */
    content: p.text().lazy(),
    /** Words and their places, kept by the database. Named here so that reading a post leaves them where they are. */
    search: p.text().lazy().persist(false).nullable(),
    searchHeading: p.text().lazy().persist(false).nullable(),
    category: p.text(),
    /** As written, for display. */
    date: p.text(),
    /** The day that `date` means, for sorting. */
    publishedOn: p.date(),
    readTime: p.text(),
    /** Unique outside the trash. */
    slug: p.text(),
    tags: textArray().default([]),
    status: p.text().$type<'draft' | 'scheduled' | 'published'>(),
    /** When a scheduled post appears, or when one that was scheduled appeared. */
    publishAt: p.datetime(3).nullable(),
    /** When readers could first see it; null for what they never saw. */
    publishedAt: p.datetime(3).nullable(),
    trashedAt: p.datetime(3).nullable(),
    /** Whether a model drafted it. */
    isAiDraft: p.boolean().default(false),
    /** Whether being published posts it to LinkedIn, where that is switched on. */
    linkedinWanted: p.boolean().default(true),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** When somebody last saved it. Each save is later than the one before. */
    updatedAt: p.datetime(3).defaultRaw('now()'),
    /** Counted by slug, in a table of its own: see the feature `blog-post-views`. */
    viewCount: p
      .integer()
      .formula((post) => `coalesce((select v.views from blog_post_views v where v.slug = ${post.slug}), 0)`),
  },
});

/** A post of the blog. */
export class BlogPostEntity extends BlogPostSchema.class {}
BlogPostSchema.setClass(BlogPostEntity);
