import * as z from 'zod/mini';
import { blogCategories } from '@workspace/contracts/blog-categories';

/** The front matter of a bundled article. */
export const ArticleFrontMatter = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  excerpt: z.string().check(z.minLength(50), z.maxLength(200)),
  category: z.enum(blogCategories),
  date: z.string().check(z.regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)),
  readTime: z.string().check(z.regex(/^\d+ min read$/)),
});
