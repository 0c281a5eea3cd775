import type { Editor } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { browserSelection, isSelected } from './browser-selection.ts';

type Shown = Pick<Editor, 'selection' | 'children'>;

/** The latest selection that came from the browser, and the nodes that the page showed then. */
const followed = new WeakMap<Editor, Shown>();

/**
 * Lets the editor read the browser's selection again right after it has taken it over. Slate takes any selection for
 * newer than the browser's until the next rendering, which a busy page delays past the next keys.
 */
export function withBrowserSelection<T extends Editor>(editor: T): T {
  const { apply } = editor;
  editor.apply = (operation) => {
    const isShown = !IS_NODE_MAP_DIRTY.get(editor);
    apply(operation);
    if (operation.type !== 'set_selection' || !isShown) return;
    const range = browserSelection(editor);
    if (!range || !isSelected(editor, range)) return;
    IS_NODE_MAP_DIRTY.set(editor, false);
    followed.set(editor, { selection: editor.selection, children: editor.children });
  };
  return editor;
}

/** Returns true while the latest change of the editor was to take over the browser's selection. */
export function followsBrowser(editor: Editor): boolean {
  const shown = followed.get(editor);
  return shown?.selection === editor.selection && shown.children === editor.children;
}
