import type { BlogPost, BlogPostSummary } from '@workspace/contracts/blog-posts';
import type { BlogPostEntity } from './blog-post-entity.ts';
import { viewsText } from './views-text.ts';

/** A post as lists show it. Does not need the text to be loaded. */
export function toBlogPostSummary(post: Omit<BlogPostEntity, 'content'>): BlogPostSummary {
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    date: post.date,
    readTime: post.readTime,
    views: viewsText(post.views),
    slug: post.slug,
    tags: post.tags,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}

export function toBlogPost(post: BlogPostEntity & { content: string }): BlogPost {
  return { ...toBlogPostSummary(post), content: post.content };
}
