import { defineEntity, p } from '@mikro-orm/core';
import { contentColumns } from './content-columns.ts';

const BlogPostSchema = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    ...contentColumns(),
    /** Search vectors maintained by the database. Declared here so that reading a post does not load them. */
    search: p.text().lazy().persist(false).nullable(),
    searchHeading: p.text().lazy().persist(false).nullable(),
    /** The HTML of the first picture or drawing of the content, computed by the database. */
    figure: p.text().lazy().generated('(first figure of content) stored').nullable(),
    /** The day that `date` means, for sorting. */
    publishedOn: p.date(),
    status: p.text().$type<'draft' | 'scheduled' | 'published'>(),
    /** The time when a scheduled post is or was published. */
    publishAt: p.datetime(3).nullable(),
    /** The time when readers could first see it; null for a post that readers never saw. */
    publishedAt: p.datetime(3).nullable(),
    trashedAt: p.datetime(3).nullable(),
    /** True when a model drafted it. */
    isAiDraft: p.boolean().default(false),
    /** True when publishing also posts it to LinkedIn, if that is enabled. */
    linkedinWanted: p.boolean().default(true),
    /** The notice that tells readers of the model; null without one. */
    disclosureNotice: p.text().nullable(),
    /** The person who took editorial responsibility instead of a notice. */
    disclosureEditor: p.text().nullable(),
    /** The email address of the user who chose between the two, and the time; null until then. */
    disclosedBy: p.text().nullable(),
    disclosedAt: p.datetime(3).nullable(),
    /** True when readers see the sources of its sentences. */
    showSources: p.boolean().default(false),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** The time of the last save. Each save is later than the one before. */
    updatedAt: p.datetime(3).defaultRaw('now()'),
    /** Counted by slug in a separate table: see the feature `blog-post-views`. */
    viewCount: p
      .integer()
      .formula((post) => `coalesce((select v.views from blog_post_views v where v.slug = ${post.slug}), 0)`),
  },
});

export class BlogPostEntity extends BlogPostSchema.class {}
BlogPostSchema.setClass(BlogPostEntity);
