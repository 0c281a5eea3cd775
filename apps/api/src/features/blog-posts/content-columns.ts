import { p } from '@mikro-orm/core';
import type { PostContentField } from '@workspace/contracts/post-content';
import { textArray } from '../../database/text-array.ts';

/** Columns of the content fields, in posts and in their versions. */
export const contentColumns = () =>
  ({
    title: p.text(),
    /** Unique among the posts outside the trash. */
    slug: p.text(),
    category: p.text(),
    date: p.text(),
    readTime: p.text(),
    excerpt: p.text(),
    content: p.text().lazy(),
    tags: textArray().default([]),
    coverImageId: p.uuid().nullable(),
    seoTitle: p.text().default(''),
    seoDescription: p.text().default(''),
    canonicalUrl: p.text().default(''),
    noIndex: p.boolean().default(false),
  }) satisfies Record<PostContentField, unknown>;
