import type { ReactNode } from 'react';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { styled } from 'styled-components';
import type { RichList } from '@workspace/contracts/rich-text/document';

/* In HTML a nested list must be inside an item. This one has no number, and takes none from those after it. */
const Holder = styled.li`
  list-style: none;
  counter-increment: list-item 0;
`;

interface WrittenListProps {
  attributes: RenderElementProps['attributes'];
  list: RichList;
  children: ReactNode;
}

/** A list as the editor shows it; a nested list is below an item of the outer one. */
export function WrittenList({ attributes, list, children }: WrittenListProps) {
  const editor = useSlateStatic();
  const List = list.type === 'bulleted-list' ? 'ul' : 'ol';
  const start = list.type === 'numbered-list' && list.start !== undefined ? { start: list.start } : {};
  if (ReactEditor.findPath(editor, list).length === 1)
    return (
      <List {...attributes} {...start}>
        {children}
      </List>
    );
  return (
    <Holder {...attributes}>
      <List {...start}>{children}</List>
    </Holder>
  );
}
