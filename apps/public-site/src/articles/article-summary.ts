import type { ComponentType } from 'react';
import type { BlogPostSummary, PostFigure } from '@workspace/contracts/blog-posts';

/** The first figure of an article: of a post, or the drawing of a bundled one. */
type ArticleFigure = PostFigure | { Drawing: ComponentType };

/** Fields of an article in lists, for posts and bundled articles. `views` is undefined until the API has responded. */
export type ArticleSummary = Omit<BlogPostSummary, 'id' | 'views'> & {
  views?: string;
  figure?: ArticleFigure | undefined;
};
