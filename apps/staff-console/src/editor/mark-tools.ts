import type { Editor } from 'slate';
import { isMarkOn, isScriptOn, toggleMark, toggleScript, type Mark } from './commands.ts';
import type { Tool } from './tool.ts';

const markTool = (mark: Mark) => ({
  isOn: (editor: Editor) => isMarkOn(editor, mark),
  run: (editor: Editor) => toggleMark(editor, mark),
});
const scriptTool = (script: 'sup' | 'sub') => ({
  isOn: (editor: Editor) => isScriptOn(editor, script),
  run: (editor: Editor) => toggleScript(editor, script),
});

/** Marks of characters that most texts use. */
export const mainMarkTools: readonly Tool[] = [
  { label: 'Bold', icon: 'bold', shortcut: { key: 'b' }, typed: '**words**', ...markTool('bold') },
  { label: 'Italic', icon: 'italic', shortcut: { key: 'i' }, typed: '*words*', ...markTool('italic') },
];

export const otherMarkTools: readonly Tool[] = [
  {
    label: 'Strikethrough',
    icon: 'strikethrough',
    shortcut: { key: 'x', shift: true },
    typed: '~~words~~',
    ...markTool('strikethrough'),
  },
  { label: 'Code', icon: 'code', shortcut: { key: 'e' }, typed: '`words`', ...markTool('code') },
  { label: 'Superscript', icon: 'superscript', shortcut: { key: '.' }, ...scriptTool('sup') },
  { label: 'Subscript', icon: 'subscript', shortcut: { key: ',' }, ...scriptTool('sub') },
];
