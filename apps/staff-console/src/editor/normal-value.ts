import { Editor, type Descendant } from 'slate';
import { createConsoleEditor } from './create-console-editor.ts';
import { valueOf } from './rich-text-value.ts';

/**
 * Converts HTML to the editor's value in its normal form. Slate would else normalize a block with the first edit in it,
 * and an undo would leave its redo with paths that are none.
 */
export function normalValueOf(html: string, editor = createConsoleEditor()): Descendant[] {
  editor.children = valueOf(html);
  Editor.normalize(editor, { force: true });
  return editor.children;
}
