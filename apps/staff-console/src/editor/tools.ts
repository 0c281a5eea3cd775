import { headingTools, insertTools, textBlockTools } from './block-tools.ts';
import { currentLink } from './commands.ts';
import { currentFootnote, insertFootnote } from './footnotes.ts';
import { markTools } from './mark-tools.ts';
import type { Tool } from './tool.ts';

const inlineTools: readonly Tool[] = [
  {
    label: 'Link',
    icon: 'link',
    shortcut: { key: 'k' },
    isOn: (editor) => currentLink(editor) !== undefined,
    run: 'link',
  },
  {
    label: 'Footnote',
    icon: 'footnote',
    shortcut: { key: 'f', alt: true },
    typed: '^[',
    isOn: (editor) => currentFootnote(editor) !== undefined,
    run: insertFootnote,
  },
];

const historyTools: readonly Tool[] = [
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
  { label: 'Find and replace', icon: 'search', shortcut: { key: 'f' }, run: 'find' },
  { label: 'Keyboard shortcuts', icon: 'keyboard', shortcut: { key: '/' }, run: 'shortcuts' },
];

/**
 * The editor's tools in toolbar order, in groups. `moreBlocks` and `moreTools` are those that the page around the editor
 * adds.
 */
export const toolGroups = (
  moreBlocks: readonly Tool[] = [],
  moreTools: readonly Tool[] = [],
): readonly (readonly Tool[])[] => [
  markTools,
  headingTools,
  textBlockTools,
  [...insertTools, ...moreBlocks, ...inlineTools],
  ...(moreTools.length > 0 ? [moreTools] : []),
  historyTools,
];
