import type { Element } from 'slate';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { styled } from 'styled-components';
import { isCaptioned } from '@workspace/contracts/rich-text/document';
import { color } from '@workspace/ui/theme/tokens.ts';
import { renderCaptioned } from './render-captioned.tsx';
import { WrittenDivider } from './WrittenDivider.tsx';
import { WrittenList } from './WrittenList.tsx';
import { WrittenTable } from './WrittenTable.tsx';

/** Id of the text that explains the marks. */
export const unsupportedNote = 'unsupported-note';

/* The underline distinguishes it as well: not everyone sees colors. */
const Unsupported = styled.mark`
  background-color: ${color.cautionTint};
  color: inherit;
  text-decoration: underline dotted 2px ${color.caution};
  text-underline-offset: 0.2em;
`;

/** Id of the text that explains the marks of comments. */
export const commentNote = 'comment-note';

const Commented = styled.mark`
  background-color: transparent;
  color: inherit;
  box-shadow: inset 0 -2px ${color.link};
  cursor: pointer;
  &[data-current] {
    background-color: ${color.linkTint};
  }
`;

/* The current match has an edge as well. */
const Found = styled.mark`
  border-radius: 2px;
  background-color: color-mix(in srgb, ${color.lane} 40%, transparent);
  color: inherit;
  &[data-current] {
    outline: 2px solid ${color.ink};
    background-color: ${color.lane};
    color: ${color.onLane};
  }
`;

/** Elements that are nothing but their content. */
const plainTags = { paragraph: 'p', 'list-item': 'li', quote: 'blockquote', 'table-row': 'tr' } as const;

/** COMPAT: Chromium takes the words inside and outside of a footnote for one, and a double click selected both. */
const wordEdge = (
  <span contentEditable={false} data-word-edge="">
    {' '}
  </span>
);

/** Renders each kind of element as it looks in the article. */
export function renderElement(props: RenderElementProps) {
  const { attributes, children, element } = props;
  if (isCaptioned(element)) return renderCaptioned(attributes, element, children);
  switch (element.type) {
    case 'bulleted-list':
    case 'numbered-list':
      return (
        <WrittenList attributes={attributes} list={element}>
          {children}
        </WrittenList>
      );
    case 'divider':
      return <WrittenDivider attributes={attributes}>{children}</WrittenDivider>;
    case 'table':
      return (
        <WrittenTable attributes={attributes} table={element}>
          {children}
        </WrittenTable>
      );
    default:
      return renderText(props);
  }
}

function tagOf(element: Element) {
  if (element.type === 'heading') return `h${element.level}` as const;
  if (element.type === 'table-cell') return element.isHeader ? 'th' : 'td';
  return plainTags[element.type as keyof typeof plainTags] ?? plainTags.paragraph;
}

function renderText({ attributes, children, element }: RenderElementProps) {
  const Tag = tagOf(element);
  switch (element.type) {
    case 'callout':
      return (
        <aside {...attributes} role="note">
          {children}
        </aside>
      );
    case 'code-block':
      return (
        <pre {...attributes}>
          <code>{children}</code>
        </pre>
      );
    case 'footnote':
      return (
        <small {...attributes} data-footnote="" role="note" aria-label="Footnote">
          {wordEdge}
          {children}
          {wordEdge}
        </small>
      );
    case 'link':
      return (
        <a {...attributes} href={element.url}>
          {children}
        </a>
      );
    default:
      return <Tag {...attributes}>{children}</Tag>;
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
  if (leaf.commentId)
    text = (
      <Commented
        data-comment={leaf.commentId}
        data-current={leaf.isCurrentComment || undefined}
        aria-describedby={commentNote}
      >
        {text}
      </Commented>
    );
  if (leaf.isFound) text = <Found data-current={leaf.isCurrent}>{text}</Found>;
  return <span {...attributes}>{text}</span>;
}
