import type { Editor } from 'slate';

/** Links stand inside lines. */
export function withLinks(editor: Editor): Editor {
  const { isInline } = editor;
  editor.isInline = (element) => element.type === 'link' || isInline(element);
  return editor;
}
