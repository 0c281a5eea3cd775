import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  ${media.phoneUp} {
    column-gap: ${space.lg};
  }
`;
/* A line of its own on a phone: the wider letters of the page's font would wrap the rest, and move the text below. */
const Category = styled.span`
  flex-basis: 100%;
  ${media.phoneUp} {
    flex-basis: auto;
  }
`;

/** Returns the views as a text; undefined when their number says nothing. */
export function formatViews({ views = '0' }: Pick<ArticleSummary, 'views'>): string | undefined {
  if (views === '0') return undefined;
  return views === '1' ? '1 view' : `${views} views`;
}

/** A post's date, read time and views in one line, after its category. */
export function PostMeta({ post, category }: { post: ArticleSummary; category?: ReactNode }) {
  const views = formatViews(post);
  return (
    <Line>
      {category && <Category>{category}</Category>}
      <span>{post.date}</span>
      <span>{post.readTime}</span>
      {views && <span>{views}</span>}
    </Line>
  );
}
