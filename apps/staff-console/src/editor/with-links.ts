import type { Editor } from 'slate';

/** Makes links inline elements. */
export function withLinks(editor: Editor): Editor {
  const { isInline } = editor;
  editor.isInline = (element) => element.type === 'link' || isInline(element);
  return editor;
}
