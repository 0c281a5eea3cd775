import type { Editor } from 'slate';
import { breakCode, currentCodeBlock } from './code-blocks.ts';

/** In a code block Enter adds a line, and pasted content is plain text. */
export function withCodeBlocks(editor: Editor): Editor {
  const { insertBreak, insertData } = editor;
  editor.insertBreak = () => {
    const entry = currentCodeBlock(editor);
    if (entry) breakCode(editor, entry);
    else insertBreak();
  };
  editor.insertData = (data) => {
    const plain = data.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (plain && currentCodeBlock(editor)) editor.insertText(plain);
    else insertData(data);
  };
  return editor;
}
