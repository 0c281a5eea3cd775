import { Editor, Element, Node, Path, Transforms } from 'slate';
import {
  captionedTypes,
  deepestList,
  isCaptioned,
  isSafeUrl,
  type RichCodeBlock,
  type RichFootnote,
  type RichHeading,
} from '@workspace/contracts/rich-text/document';
import { addressBehind } from '@workspace/contracts/rich-text/web-addresses';
import { flattenInCell, repairTablePart } from './table-shape.ts';
import { isLink } from './is-link.ts';
import { isSpecialBlock } from './special-blocks.ts';
import { repairLists } from './repair-lists.ts';
import { isStorable } from './is-storable.ts';
import { isCell, isRow } from './table-position.ts';
import { isList } from './text-block.ts';

const listTypes = ['bulleted-list', 'numbered-list'];
const plainTypes = ['paragraph', 'heading', 'quote', 'callout', 'code-block', 'list-item'];
const blockTypes = new Set([...plainTypes, 'table', 'divider', ...captionedTypes, ...listTypes]);

/**
 * Normalizes the document to the shape that the serializer writes: lists contain list items and sublists, no other
 * block contains blocks, code has no marks, and the text does not begin or end with a table, divider or code.
 */
export function withNormalShape(editor: Editor): Editor {
  const { normalizeNode } = editor;
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (path.length === 0 && repairEnds(editor)) return;
    if (repairLists(editor, node, path)) return;
    if (Element.isElement(node) && repairElement(editor, node, path)) return;
    normalizeNode(entry, options);
  };
  return editor;
}

/** Fixes one problem. Returns true if it changed something: Slate then normalizes again. */
function repairElement(editor: Editor, node: Element, path: Path): boolean {
  if (node.type === 'link') return repairLink(editor, node, path);
  if (node.type === 'footnote') return repairFootnote(editor, node, path);
  if (repairTablePart(editor, node, path)) return true;
  if (isRow(node) || isCell(node)) return false;
  return repairBlock(editor, node, path) || (node.type === 'code-block' && repairCode(editor, node, path));
}

function repairLink(editor: Editor, node: Element, path: Path): boolean {
  if (Node.string(node) === '') return applyFix(() => Transforms.removeNodes(editor, { at: path }));
  const { url } = node as { url?: unknown };
  if (typeof url === 'string' && isSafeUrl(url)) return false;
  return applyFix(() => Transforms.unwrapNodes(editor, { at: path }));
}

/** A footnote holds only text, and is in no link. An empty one stays: it may be about to be written. */
function repairFootnote(editor: Editor, { children }: RichFootnote, path: Path): boolean {
  const at = children.findIndex((child) => 'type' in child);
  if (at !== -1) return applyFix(() => unwrapInNote(editor, children[at]!, [...path, at]));
  const parent = Node.parent(editor, path);
  if (!Element.isElement(parent) || parent.type !== 'link') return false;
  return applyFix(() => Transforms.liftNodes(editor, { at: path }));
}

/** A link leaves its words and its web address. */
function unwrapInNote(editor: Editor, child: Node, at: Path): void {
  const address = isLink(child) ? addressBehind(child) : '';
  if (address !== '') Transforms.insertText(editor, address, { at: Editor.end(editor, at) });
  Transforms.unwrapNodes(editor, { at });
}

function repairEnds(editor: Editor): boolean {
  const { children } = editor;
  const isMissing = children.length === 0 || isSpecialBlock(children[0]);
  const at = isMissing ? 0 : isSpecialBlock(children.at(-1)) ? children.length : undefined;
  if (at === undefined) return false;
  return applyFix(() => Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [at] }));
}

/** Code has neither marks nor links. */
function repairCode(editor: Editor, { children }: RichCodeBlock, path: Path): boolean {
  const at = children.findIndex((child) => Object.keys(child).length > 1);
  if (at === -1) return false;
  const child = [...path, at];
  if ('type' in children[at]!) return applyFix(() => Transforms.unwrapNodes(editor, { at: child }));
  const marks = Object.keys(children[at]!).filter((key) => key !== 'text');
  return applyFix(() => Transforms.unsetNodes(editor, marks, { at: child }));
}

function repairBlock(editor: Editor, node: Element, path: Path): boolean {
  const become = (type: 'paragraph' | 'list-item') =>
    applyFix(() => Transforms.setNodes(editor, { type }, { at: path }));
  const parent = path.length > 1 ? Node.parent(editor, path) : undefined;
  const isInList = isList(parent);
  if (parent && isCell(parent)) return flattenInCell(editor, path);
  if (isCaptioned(node) && !isStorable(node)) return become('paragraph');
  const linked = node.type === 'link-card' ? node.children.findIndex(isLink) : -1;
  if (linked !== -1) return applyFix(() => Transforms.unwrapNodes(editor, { at: [...path, linked] }));
  const belongs =
    isInList &&
    (isList(node)
      ? path.length <= deepestList
      : !(node.type === 'table' || node.type === 'divider' || isCaptioned(node)));
  if (parent && !belongs) {
    return applyFix(() =>
      isList(node) ? Transforms.unwrapNodes(editor, { at: path }) : Transforms.liftNodes(editor, { at: path }),
    );
  }
  if (isInList) return !isList(node) && node.type !== 'list-item' && become('list-item');
  if (node.type === 'list-item' || !blockTypes.has(node.type)) return become('paragraph');
  if (node.type !== 'heading' || [2, 3, 4].includes(node.level)) return false;
  return applyFix(() => Transforms.setNodes<RichHeading>(editor, { level: 2 }, { at: path }));
}

function applyFix(work: () => void): true {
  work();
  return true;
}
