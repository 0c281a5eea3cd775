import { Editor, Element, Node, Range, Transforms, type Path } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { RichCaptioned } from '@workspace/contracts/rich-text/document';
import { insertCaptioned } from './figures.ts';
import { isParagraph } from './text-block.ts';

/** A paragraph that is nothing but a web address. */
export interface LineLink {
  path: Path;
  url: string;
}

/** Returns the bare web address that the paragraph at the cursor consists of. */
export function lineLink({ selection, children }: Pick<Editor, 'selection' | 'children'>): LineLink | undefined {
  if (!selection || Range.isExpanded(selection)) return undefined;
  const top = selection.anchor.path[0]!;
  const block = children[top];
  if (!isParagraph(block)) return undefined;
  const [inline, ...others] = (block.children as Node[]).filter((child) => Node.string(child).trim() !== '');
  if (!inline || others.length > 0) return undefined;
  const text = Node.string(inline).trim();
  const url = Element.isElement(inline) && inline.type === 'link' ? inline.url : text;
  return url === text && /^https?:\/\/[^\s/]\S*$/i.test(url) ? { path: [top], url } : undefined;
}

/**
 * Inserts a block at the cursor, in one step to undo. A paragraph there that is nothing but the address `replaced`
 * becomes the block.
 */
export function insertLinkedBlock(editor: Editor, block: RichCaptioned, replaced?: string): void {
  const line = lineLink(editor);
  HistoryEditor.withNewBatch(editor, () => {
    if (!line || line.url !== replaced) return insertCaptioned(editor, block);
    Editor.withoutNormalizing(editor, () => {
      Transforms.removeNodes(editor, { at: line.path });
      Transforms.insertNodes(editor, block, { at: line.path, select: true });
    });
  });
}
