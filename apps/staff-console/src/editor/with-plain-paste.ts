import { Transforms, type Editor } from 'slate';
import { valueOf } from './rich-text-value.ts';

/** HTML that is pasted is reduced to what the editor knows. */
export function withPlainPaste(editor: Editor): Editor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    // Slate's own fragment knows more than its HTML does.
    if (!html || data.getData('application/x-slate-fragment')) return insertData(data);
    Transforms.insertFragment(editor, valueOf(html));
  };
  return editor;
}
