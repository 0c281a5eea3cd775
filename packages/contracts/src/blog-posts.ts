import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

export const blogCategories = [
  'Assessment Fundamentals',
  'Infrastructure Costs',
  'Safety & Compliance',
  'Field Assessment',
  'Road Assessment Basics',
  'Smart Cities',
  'Climate Adaptation',
  'Maintenance Strategy',
  'Economic Impact',
  'Rural Infrastructure',
  'Future Tech',
] as const;

/** A post as lists show it: everything but its text. `date` is kept as written, `views` is text such as `1.8k`. */
export const BlogPostSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  date: z.string(),
  readTime: z.string(),
  views: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BlogPostSummary = z.infer<typeof BlogPostSummary>;

/** A whole post. `content` is HTML as the rich-text serializer writes it. */
export const BlogPost = z.extend(BlogPostSummary, { content: z.string() });
export type BlogPost = z.infer<typeof BlogPost>;

const requiredText = (maxLength: number, sentence: string) =>
  z
    .string(sentence)
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(maxLength, `Keep this under ${maxLength.toLocaleString('en-US')} characters`),
    );

/** What an editor fills in. All seven fields are required. */
export const BlogPostDraft = z.object({
  title: requiredText(300, 'Write a title'),
  slug: requiredText(200, 'Write a slug').check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
  ),
  category: requiredText(100, 'Choose a category'),
  date: requiredText(60, 'Write a date'),
  readTime: requiredText(60, 'Write a read time'),
  excerpt: requiredText(2_000, 'Write an excerpt'),
  content: requiredText(500_000, 'Write the content'),
  tags: z.optional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20))),
});
export type BlogPostDraft = z.infer<typeof BlogPostDraft>;

const byId = z.object({ id: z.uuid() });
const onePost = z.object({ post: BlogPost });

/** Every post, newest date first. */
export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts',
  access: 'public',
  response: z.object({ posts: z.array(BlogPostSummary) }),
});

export const getPostBySlug = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/slug/:slug',
  access: 'public',
  params: z.object({ slug: z.string() }),
  response: onePost,
});

/** A number that grows with every change of a post, so that a copy of the site knows when what it holds is old. */
export const getPostsVersion = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/version',
  access: 'public',
  response: z.object({ version: z.string() }),
});

export const getPost = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  response: onePost,
});

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts',
  access: 'staff',
  body: BlogPostDraft,
  status: 201,
  response: onePost,
  errors: { slug_taken: 409 },
});

export const changePost = defineEndpoint({
  method: 'PATCH',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  body: z.partial(BlogPostDraft),
  response: onePost,
  errors: { slug_taken: 409 },
});

export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
});
