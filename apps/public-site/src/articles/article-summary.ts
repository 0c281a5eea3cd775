import type { BlogPostSummary } from '@workspace/contracts/blog-posts';

/** What lists show of an article, wherever it is kept. `views` are unknown until the API has told them. */
export type ArticleSummary = Omit<BlogPostSummary, 'id' | 'views'> & { views?: string };
