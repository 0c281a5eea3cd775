import type { Editor } from 'slate';
import type { IconName } from '@workspace/ui/Icon';
import {
  currentLink,
  isBlockOn,
  isMarkOn,
  isScriptOn,
  toggleBlock,
  toggleMark,
  toggleScript,
  type BlockKind,
  type Mark,
} from './commands.ts';
import type { Shortcut } from './shortcut.ts';

/** One editing tool, for the toolbar and the keyboard. */
export interface Tool {
  label: string;
  icon: IconName;
  shortcut: Shortcut;
  /** Markdown to type instead. */
  typed?: string;
  /** Returns true when the tool applies to the selection. A tool without it is an action, not a toggle. */
  isOn?: (editor: Editor) => boolean;
  isReady?: (editor: Editor) => boolean;
  /** The tool's action, or opening the link dialog. */
  run: ((editor: Editor) => void) | 'ask for a link';
}

const markTool = (mark: Mark) => ({
  isOn: (editor: Editor) => isMarkOn(editor, mark),
  run: (editor: Editor) => toggleMark(editor, mark),
});
const scriptTool = (script: 'sup' | 'sub') => ({
  isOn: (editor: Editor) => isScriptOn(editor, script),
  run: (editor: Editor) => toggleScript(editor, script),
});
const blockTool = (kind: BlockKind) => ({
  isOn: (editor: Editor) => isBlockOn(editor, kind),
  run: (editor: Editor) => toggleBlock(editor, kind),
});

/** The editor's tools in toolbar order, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { label: 'Bold', icon: 'bold', shortcut: { key: 'b' }, typed: '**words**', ...markTool('bold') },
    { label: 'Italic', icon: 'italic', shortcut: { key: 'i' }, typed: '*words*', ...markTool('italic') },
    { label: 'Superscript', icon: 'superscript', shortcut: { key: '.' }, ...scriptTool('sup') },
    { label: 'Subscript', icon: 'subscript', shortcut: { key: ',' }, ...scriptTool('sub') },
  ],
  [
    { label: 'Heading', icon: 'heading', shortcut: { key: '2', alt: true }, typed: '##', ...blockTool('heading-2') },
    {
      label: 'Subheading',
      icon: 'subheading',
      shortcut: { key: '3', alt: true },
      typed: '###',
      ...blockTool('heading-3'),
    },
  ],
  [
    {
      label: 'Bullet list',
      icon: 'bulletList',
      shortcut: { key: '8', shift: true },
      typed: '-',
      ...blockTool('bulleted-list'),
    },
    {
      label: 'Numbered list',
      icon: 'numberedList',
      shortcut: { key: '7', shift: true },
      typed: '1.',
      ...blockTool('numbered-list'),
    },
    { label: 'Quote', icon: 'quote', shortcut: { key: '9', shift: true }, typed: '>', ...blockTool('quote') },
    {
      label: 'Link',
      icon: 'link',
      shortcut: { key: 'k' },
      isOn: (editor) => currentLink(editor) !== undefined,
      run: 'ask for a link',
    },
  ],
  [
    {
      label: 'Undo',
      icon: 'undo',
      shortcut: { key: 'z' },
      isReady: (editor) => editor.history.undos.length > 0,
      run: (editor) => editor.undo(),
    },
    {
      label: 'Redo',
      icon: 'redo',
      shortcut: { key: 'z', shift: true },
      isReady: (editor) => editor.history.redos.length > 0,
      run: (editor) => editor.redo(),
    },
  ],
];
