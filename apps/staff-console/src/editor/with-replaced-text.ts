import { Range, type Editor } from 'slate';

/** Enter replaces the selected text, and then does what it does at the cursor: Slate would split the block there. */
export function withReplacedText(editor: Editor): Editor {
  const { insertBreak } = editor;
  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
    insertBreak();
  };
  return editor;
}
