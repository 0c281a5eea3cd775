import { Editor, type PointRef } from 'slate';

/** The last slash that was typed and not dismissed: one that was read from a document opens no menu. */
const typedSlashes = new WeakMap<Editor, PointRef>();

/** Remembers where a slash is typed, for the menu of blocks. */
export function withSlash(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (options?.at || !editor.selection || !text.endsWith('/')) return;
    const { path, offset } = editor.selection.anchor;
    forgetSlash(editor);
    typedSlashes.set(editor, Editor.pointRef(editor, { path, offset: offset - 1 }, { affinity: 'backward' }));
  };
  return editor;
}

export const typedSlash = (editor: Editor) => typedSlashes.get(editor)?.current ?? undefined;

/** Leaves the slash as text. */
export function forgetSlash(editor: Editor): void {
  typedSlashes.get(editor)?.unref();
  typedSlashes.delete(editor);
}
