import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { WrittenList } from './WrittenList.tsx';

/** Id of the text that explains the marks. */
export const unsupportedNote = 'unsupported-note';

/* The underline distinguishes it as well: not everyone sees colors. */
const Unsupported = styled.mark`
  background-color: ${color.cautionTint};
  color: inherit;
  text-decoration: underline dotted 2px ${color.caution};
  text-underline-offset: 0.2em;
`;

/** Renders each kind of element as it looks in the article. */
export function renderElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'heading': {
      const Heading = `h${element.level}` as const;
      return <Heading {...attributes}>{children}</Heading>;
    }
    case 'bulleted-list':
    case 'numbered-list':
      return (
        <WrittenList attributes={attributes} list={element}>
          {children}
        </WrittenList>
      );
    case 'list-item':
      return <li {...attributes}>{children}</li>;
    case 'quote':
      return <blockquote {...attributes}>{children}</blockquote>;
    case 'table':
      return (
        <ReadOnlyTable attributes={attributes} table={element}>
          {children}
        </ReadOnlyTable>
      );
    case 'link':
      return (
        <a {...attributes} href={element.url}>
          {children}
        </a>
      );
    default:
      return <p {...attributes}>{children}</p>;
  }
}

export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let text = children;
  if (leaf.code) text = <code>{text}</code>;
  if (leaf.script) {
    const Script = leaf.script;
    text = <Script>{text}</Script>;
  }
  if (leaf.strikethrough) text = <s>{text}</s>;
  if (leaf.italic) text = <em>{text}</em>;
  if (leaf.bold) text = <strong>{text}</strong>;
  if (leaf.isUnsupported) text = <Unsupported aria-describedby={unsupportedNote}>{text}</Unsupported>;
  return <span {...attributes}>{text}</span>;
}
