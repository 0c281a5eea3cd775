import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { cleanHtml } from '../../clean-html.ts';
import { proseStyle } from '../../editor/prose-style.ts';

const Prose = styled.div`
  ${proseStyle}
`;
const Empty = styled.p`
  color: ${color.inkSoft};
`;

/** A live preview of the content. */
export function ArticlePreview({ content }: { content: string }) {
  const shown = useDeferredValue(content);
  const html = useMemo(() => cleanHtml(shown), [shown]);
  if (!html) return <Empty>The article appears here as you write it.</Empty>;
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A live preview of the excerpt. */
export function ExcerptPreview({ excerpt }: { excerpt: string }) {
  return excerpt.trim() ? <p>{excerpt}</p> : <Empty>The excerpt appears here as you write it.</Empty>;
}
