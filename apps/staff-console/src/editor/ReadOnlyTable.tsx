import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocused, useSelected, type RenderElementProps } from 'slate-react';
import type { RichTable } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { cleanHtml } from '../clean-html.ts';

const Frame = styled.div`
  outline-offset: ${space.xs};
  &[data-chosen] {
    outline: 3px solid ${color.focus};
  }
`;
const Scroller = styled.div`
  overflow-x: auto;
`;
const Note = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;

interface ReadOnlyTableProps {
  attributes: RenderElementProps['attributes'];
  table: RichTable;
  children: ReactNode;
}

/** A read-only table, rendered as in the article. It can only be selected and deleted as a whole. */
export function ReadOnlyTable({ attributes, table, children }: ReadOnlyTableProps) {
  const isFocused = useFocused();
  const isChosen = useSelected() && isFocused;
  const html = useMemo(() => cleanHtml(toHtml([table])), [table]);
  return (
    <Frame {...attributes} data-chosen={isChosen || undefined}>
      <div contentEditable={false}>
        <Scroller dangerouslySetInnerHTML={{ __html: html }} />
        {isChosen && <Note>A table is kept as it is. Backspace deletes it; Enter writes below it.</Note>}
      </div>
      {children}
    </Frame>
  );
}
