import { Node, type Editor } from 'slate';
import { insertBlocks } from './insert-blocks.ts';
import { valueOf } from './rich-text-value.ts';

/** HTML that is pasted is reduced to what the editor knows. */
export function withPlainPaste(editor: Editor): Editor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    // Slate's own fragment knows more than its HTML does.
    if (!html || data.getData('application/x-slate-fragment')) return insertData(data);
    const blocks = valueOf(html);
    // A picture brings HTML without words; what it has as text is better than nothing.
    if (blocks.every((block) => Node.string(block) === '')) return void editor.insertTextData(data);
    insertBlocks(editor, blocks);
  };
  return editor;
}
