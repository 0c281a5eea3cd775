import { Editor, Transforms } from 'slate';
import { linkError } from './link-error.ts';
import { isParagraph } from './text-block.ts';

/**
 * Inserts a pasted web address as a link when it stands alone in an empty paragraph. Returns false for any other paste.
 */
export function pasteLinkLine(editor: Editor, data: DataTransfer): boolean {
  const address = data.getData('text/plain').trim();
  if (!/^https?:\/\/\S+$/i.test(address) || linkError(address) !== undefined || !editor.selection) return false;
  const block = editor.children[editor.selection.anchor.path[0]!];
  if (!isParagraph(block) || !Editor.isEmpty(editor, block)) return false;
  Transforms.insertNodes(editor, { type: 'link', url: address, children: [{ text: address }] });
  Transforms.move(editor, { unit: 'offset' });
  return true;
}
