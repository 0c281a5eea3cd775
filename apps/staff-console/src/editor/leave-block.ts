import type { KeyboardEvent } from 'react';
import { Element, Node, type Editor } from 'slate';
import { captionedTypes } from '@workspace/contracts/rich-text/document';
import { insertParagraphAfter } from './insert-block.ts';

/** Blocks in which Enter does something else than to start a paragraph after them. */
const leftTypes = new Set(['table', 'code-block', ...captionedTypes, 'callout', 'quote']);

/** Ctrl+Enter starts a paragraph after a table, code, figure, callout or quote. */
export function leaveBlock(editor: Editor, event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey === event.metaKey || !editor.selection) return;
  const path = editor.selection.focus.path.slice(0, 1);
  const block = Node.get(editor, path);
  if (!Element.isElement(block) || !leftTypes.has(block.type)) return;
  event.preventDefault();
  insertParagraphAfter(editor, path);
}
