import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { Panel } from '@workspace/ui/Panel';
import { Tabs } from '@workspace/ui/Tabs';
import { color } from '@workspace/ui/theme/tokens.ts';
import { cleanHtml } from '../../clean-html.ts';
import { proseStyle } from '../../editor/prose-style.ts';

const Prose = styled.div`
  ${proseStyle}
`;
const EmptyPosts = styled.p`
  color: ${color.inkSoft};
`;

/** A live preview of the post. */
export function PostPreview({ content, excerpt }: { content: string; excerpt: string }) {
  const shown = useDeferredValue(content);
  const html = useMemo(() => cleanHtml(shown), [shown]);
  const article = html ? (
    <Prose dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <EmptyPosts>The article appears here as you write it.</EmptyPosts>
  );
  const summary = excerpt.trim() ? (
    <p>{excerpt}</p>
  ) : (
    <EmptyPosts>The excerpt appears here as you write it.</EmptyPosts>
  );
  return (
    <Panel>
      <Tabs
        label="Preview"
        tabs={[
          { id: 'article', label: 'Article Preview', content: article },
          { id: 'excerpt', label: 'Excerpt Preview', content: summary },
        ]}
      />
    </Panel>
  );
}
