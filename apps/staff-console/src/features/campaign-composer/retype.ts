import { Editor, Transforms, type Descendant } from 'slate';
import { valueOfLines } from './value-of-lines.ts';

/** As long as the longest sign that begins a line, with its space. */
const signLength = 5;

/**
 * Types a text anew into an empty editor, so that a sign at the beginning of a line makes a list or a heading. Returns
 * the value. The rest of a line goes in at once, because a pasted one may be long.
 */
export function retype(editor: Editor, text: string): Descendant[] {
  editor.children = valueOfLines('');
  Transforms.select(editor, Editor.end(editor, []));
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) editor.insertBreak();
    for (const character of line.slice(0, signLength)) editor.insertText(character);
    if (line.length > signLength) editor.insertText(line.slice(signLength));
  }
  return editor.children;
}
