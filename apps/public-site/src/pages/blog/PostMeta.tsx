import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`;

/** Returns true when the number of views says something. */
export const hasViews = ({ views = '0' }: Pick<ArticleSummary, 'views'>): boolean => views !== '0';

/** A post's date, read time and views in one line, after its category. */
export function PostMeta({ post, category }: { post: ArticleSummary; category?: ReactNode }) {
  return (
    <Line>
      {category}
      <span>{post.date}</span>
      <span>{post.readTime}</span>
      {hasViews(post) && <span>{post.views} views</span>}
    </Line>
  );
}
