import { Editor, Element, Path, Range, Transforms, type NodeEntry } from 'slate';
import { toParagraphs } from './commands.ts';
import { outdentItems } from './indent.ts';
import { isTextBlock } from './text-block.ts';

/** Blocks that are one paragraph long: Enter at the end starts a paragraph. */
const singleTypes = new Set(['heading', 'quote', 'callout']);

/** Returns the block at the cursor. */
function blockAt(editor: Editor): NodeEntry<Element> | undefined {
  const [entry] = Editor.nodes<Element>(editor, { match: isTextBlock(editor) });
  return entry;
}

/**
 * Enter around a heading, quote or callout starts a paragraph; Enter in an empty list item, and Backspace at a block's start, leave its
 * level or its kind.
 */
export function withBlockEnds(editor: Editor): Editor {
  const { insertBreak, deleteBackward } = editor;
  editor.insertBreak = () => {
    const [block, path] = blockAt(editor) ?? [];
    const isEmpty = block !== undefined && Editor.isEmpty(editor, block);
    if (block?.type === 'list-item' && isEmpty) return outdentItems(editor);
    if (!block || !singleTypes.has(block.type)) return insertBreak();
    if (!isEmpty && isAtEdge(editor, path!, 'start')) {
      return Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path! });
    }
    const wasAtEnd = isAtEdge(editor, path!, 'end');
    insertBreak();
    if (wasAtEnd) toParagraphs(editor);
  };
  // Shift+Enter breaks the line within the block.
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.deleteBackward = (unit) => {
    const [block, path] = blockAt(editor) ?? [];
    if (block?.type === 'list-item' && isAtEdge(editor, path!, 'start')) return outdentItems(editor);
    if (block && block.type !== 'paragraph' && isAtEdge(editor, path!, 'start')) return toParagraphs(editor);
    deleteBackward(unit);
  };
  return editor;
}

/**
 * Returns true when no text is between the cursor and that edge of its block; a link at the edge has an empty text
 * beside it.
 */
function isAtEdge(editor: Editor, block: Path, edge: 'start' | 'end'): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  return Editor.string(editor, { anchor: selection.anchor, focus: Editor.point(editor, block, { edge }) }) === '';
}
