import { Editor, Element, Node, Text, Transforms, type Path } from 'slate';
import { isCaptioned } from '@workspace/contracts/rich-text/document';
import { inlinesOf } from '@workspace/contracts/rich-text/inlines-of';
import { isMailUrl } from '@workspace/contracts/rich-text/mail-url';
import { webAddressesIn } from '@workspace/contracts/rich-text/web-addresses';
import { isTable } from '../../editor/table-position.ts';

const otherMarks = ['strikethrough', 'code', 'script'] as const;

/**
 * Reduces the document to what the API stores of a text in an email, so that its writer sees that at once: other blocks
 * become paragraphs with their text, and footnotes words in parentheses.
 */
export function withMailShape(editor: Editor): Editor {
  const { normalizeNode } = editor;
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (Text.isText(node) && clearMarks(editor, node, path)) return;
    if (Element.isElement(node) && reduceElement(editor, node, path)) return;
    normalizeNode(entry, options);
  };
  return editor;
}

/** Returns true if it changed something: Slate then normalizes again. */
function clearMarks(editor: Editor, node: Text, path: Path): boolean {
  const found = otherMarks.filter((mark) => node[mark] !== undefined);
  if (found.length > 0) Transforms.unsetNodes<Text>(editor, found, { at: path });
  return found.length > 0;
}

function reduceElement(editor: Editor, node: Element, path: Path): boolean {
  if (isTable(node)) tableToParagraphs(editor, path);
  else if (node.type === 'footnote') footnoteToWords(editor, node, path);
  else if (node.type === 'link' && !isMailUrl(node.url)) Transforms.unwrapNodes(editor, { at: path });
  else if (node.type === 'divider') Transforms.removeNodes(editor, { at: path, voids: true });
  else if (node.type === 'callout' || node.type === 'code-block')
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
  else if (isCaptioned(node)) replaceContent(editor, path, { type: 'paragraph', children: inlinesOf(node) });
  else return false;
  return true;
}

/** The cells stay, and so does a cursor in them. */
function tableToParagraphs(editor: Editor, path: Path): void {
  Editor.withoutNormalizing(editor, () => {
    for (const [, row] of [...Node.children(editor, path)].toReversed()) {
      for (const [, cell] of Node.children(editor, row))
        Transforms.setNodes(editor, { type: 'paragraph' }, { at: cell });
      Transforms.unwrapNodes(editor, { at: row });
    }
    Transforms.unwrapNodes(editor, { at: path });
  });
}

function footnoteToWords(editor: Editor, note: Element, path: Path): void {
  if (Node.string(note) === '') return Transforms.removeNodes(editor, { at: path });
  Editor.withoutNormalizing(editor, () => {
    linkAddressesIn(editor, path);
    Transforms.insertText(editor, ')', { at: Editor.end(editor, path) });
    Transforms.insertText(editor, ' (', { at: Editor.start(editor, path) });
    Transforms.unwrapNodes(editor, { at: path });
  });
}

/** Links the web addresses in the texts of an element, the last one first: it keeps the places of the others. */
function linkAddressesIn(editor: Editor, path: Path): void {
  for (const [{ text }, at] of Editor.nodes<Text>(editor, { at: path, match: Text.isText, reverse: true }))
    for (const { from, to } of webAddressesIn(text).toReversed())
      Transforms.wrapNodes(
        editor,
        { type: 'link', url: text.slice(from, to), children: [] },
        {
          at: { anchor: { path: at, offset: from }, focus: { path: at, offset: to } },
          match: Text.isText,
          split: true,
        },
      );
}

/** Replaces a block, with the cursor at its end if it was inside. */
function replaceContent(editor: Editor, path: Path, block: Element): void {
  const isInside = editor.selection?.focus.path[0] === path[0];
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path });
    Transforms.insertNodes(editor, block, { at: path });
    if (isInside) Transforms.select(editor, Editor.end(editor, path));
  });
}
