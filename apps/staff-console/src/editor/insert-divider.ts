import type { Editor } from 'slate';
import { insertBlock, writeAfter } from './insert-block.ts';

/** Inserts a divider, with the cursor in the paragraph after it. */
export function insertDivider(editor: Editor): void {
  writeAfter(editor, insertBlock(editor, { type: 'divider', children: [{ text: '' }] }));
}
