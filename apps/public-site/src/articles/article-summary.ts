import type { BlogPostSummary } from '@workspace/contracts/blog-posts';

/** Fields of an article in lists, for posts and bundled articles. `views` is undefined until the API has responded. */
export type ArticleSummary = Omit<BlogPostSummary, 'id' | 'views'> & { views?: string };
