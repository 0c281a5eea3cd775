import type { BlockTool } from './block-tool.ts';
import { boxTools, headingTools, insertTools, smallHeadingTool, textBlockTools } from './block-tools.ts';
import { currentFootnote, insertFootnote } from './footnotes.ts';
import { linkTool } from './link-tool.ts';
import { mainMarkTools, otherMarkTools } from './mark-tools.ts';
import { moveTools } from './move-tools.ts';
import type { Tool } from './tool.ts';

/** Also in the menu that a slash opens, like the blocks. */
export const footnoteTool: BlockTool = {
  label: 'Footnote',
  hint: 'A note to the words before it',
  alsoCalled: 'Reference source',
  isInline: true,
  icon: 'footnote',
  shortcut: { key: 'f', alt: true },
  typed: '^[words]',
  isOn: (editor) => currentFootnote(editor) !== undefined,
  run: insertFootnote,
};

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
];
const findTool: Tool = { label: 'Find and replace', icon: 'search', shortcut: { key: 'f' }, run: 'find' };
const shortcutsTool: Tool = { label: 'Keyboard shortcuts', icon: 'keyboard', shortcut: { key: '/' }, run: 'shortcuts' };

/** Tools that are beside each other in the toolbar, or behind one button of it. */
export interface ToolGroup {
  /** The name of the button that opens the group. */
  menu?: 'Insert' | 'More tools' | 'Merge field';
  tools: readonly Tool[];
}

/**
 * The editor's tools in toolbar order. `moreBlocks` and `moreTools` are those that the page around the editor adds. One
 * row has room for what most texts use: the rest is in menus.
 */
export const toolGroups = (moreBlocks: readonly Tool[] = [], moreTools: readonly Tool[] = []): readonly ToolGroup[] => [
  { tools: [...mainMarkTools, linkTool, ...moreTools] },
  { tools: headingTools },
  { tools: textBlockTools },
  { menu: 'Insert', tools: [...moreBlocks, ...insertTools, ...boxTools, footnoteTool] },
  { menu: 'More tools', tools: [...otherMarkTools, smallHeadingTool, ...moveTools, findTool, shortcutsTool] },
  { tools: historyTools },
];
