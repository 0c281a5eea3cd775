import type { ReactNode } from 'react';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { styled } from 'styled-components';
import type { RichList } from '@workspace/contracts/rich-text/document';

/* HTML wants a list inside another to stand in an item. */
const Holder = styled.li`
  list-style: none;
`;

interface WrittenListProps {
  attributes: RenderElementProps['attributes'];
  list: RichList;
  children: ReactNode;
}

/** A list as it is written, below an item of another where it stands there. */
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
