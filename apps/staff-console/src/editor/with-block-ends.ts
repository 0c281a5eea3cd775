import { Editor, Element, Range } from 'slate';
import { toParagraphs } from './commands.ts';

/** The block that the cursor stands in. */
function blockAt(editor: Editor): Element | undefined {
  const [entry] = Editor.nodes(editor, {
    match: (node) => Element.isElement(node) && Editor.isBlock(editor, node),
    mode: 'lowest',
  });
  return entry?.[0] as Element | undefined;
}

/** Enter after a heading begins a paragraph; Enter in an empty list item, and Backspace at a block's start, leave its kind. */
export function withBlockEnds(editor: Editor): Editor {
  const { insertBreak, deleteBackward } = editor;
  editor.insertBreak = () => {
    const block = blockAt(editor);
    if (block?.type === 'list-item' && Editor.isEmpty(editor, block)) return toParagraphs(editor);
    insertBreak();
    if (block?.type === 'heading' || block?.type === 'quote') toParagraphs(editor);
  };
  editor.deleteBackward = (unit) => {
    const { selection } = editor;
    const block = blockAt(editor);
    const isAtStart =
      selection !== null &&
      Range.isCollapsed(selection) &&
      block !== undefined &&
      isStartOfBlock(editor, selection.anchor.path, selection.anchor.offset);
    if (isAtStart && block.type !== 'paragraph') return toParagraphs(editor);
    deleteBackward(unit);
  };
  return editor;
}

function isStartOfBlock(editor: Editor, path: number[], offset: number): boolean {
  const above = Editor.above(editor, { match: (node) => Element.isElement(node) && Editor.isBlock(editor, node) });
  return above !== undefined && Editor.isStart(editor, { path, offset }, above[1]);
}
