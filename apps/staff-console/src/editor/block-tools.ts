import type { Editor } from 'slate';
import type { BlockTool } from './block-tool.ts';
import { isBlockOn, toggleBlock, toggleNumberedList, type BlockKind } from './commands.ts';
import { drawingTools } from './drawing-tools.ts';
import { headersOf, insertTable } from './table-commands.ts';
import { insertDivider } from './insert-divider.ts';

const kindTool = (kind: BlockKind) => ({
  isOn: (editor: Editor) => isBlockOn(editor, kind),
  run: (editor: Editor) => toggleBlock(editor, kind),
});

/** Headings that most texts use, the larger first. */
export const headingTools: readonly BlockTool[] = [
  {
    label: 'Heading',
    hint: 'A section, listed in the contents',
    alsoCalled: 'H2 title',
    icon: 'heading',
    shortcut: { key: '2', alt: true },
    typed: '##',
    // A text has no heading above this one: its title is a field.
    lineStart: /^##?$/,
    ...kindTool('heading-2'),
  },
  {
    label: 'Subheading',
    hint: 'A part of a section',
    alsoCalled: 'H3',
    icon: 'subheading',
    shortcut: { key: '3', alt: true },
    typed: '###',
    lineStart: /^###$/,
    ...kindTool('heading-3'),
  },
];

export const smallHeadingTool: BlockTool = {
  label: 'Small heading',
  hint: 'A part of a subsection',
  alsoCalled: 'H4',
  icon: 'smallHeading',
  shortcut: { key: '4', alt: true },
  typed: '####',
  lineStart: /^####$/,
  ...kindTool('heading-4'),
};

/** Lists and quotes. */
export const textBlockTools: readonly BlockTool[] = [
  {
    label: 'Bullet list',
    hint: 'Items in any order',
    icon: 'bulletList',
    shortcut: { key: '8', shift: true },
    typed: '-',
    lineStart: /^[-*]$/,
    ...kindTool('bulleted-list'),
  },
  {
    label: 'Numbered list',
    hint: 'Steps or ranks',
    icon: 'numberedList',
    shortcut: { key: '7', shift: true },
    typed: '1.',
    lineStart: /^\d{1,3}[.)]$/,
    ...kindTool('numbered-list'),
    run: (editor, sign = '1') => toggleNumberedList(editor, Number.parseInt(sign, 10)),
  },
  {
    label: 'Quote',
    hint: 'Words of somebody else',
    icon: 'quote',
    shortcut: { key: '9', shift: true },
    typed: '>',
    lineStart: /^>$/,
    ...kindTool('quote'),
  },
];

/** Text in a box of its own. */
export const boxTools: readonly BlockTool[] = [
  {
    label: 'Callout',
    hint: 'A remark that stands out',
    alsoCalled: 'Note tip warning info box',
    icon: 'info',
    typed: '!',
    lineStart: /^!$/,
    ...kindTool('callout'),
  },
  {
    label: 'Code block',
    hint: 'Spaces and lines stay as written',
    alsoCalled: 'Pre snippet',
    icon: 'codeBlock',
    typed: '```',
    lineStart: /^```$/,
    ...kindTool('code-block'),
  },
];

const dividerSigns = /^(?:---|\*\*\*|___)$/;

/** Blocks that are inserted, not turned into. */
export const insertTools: readonly BlockTool[] = [
  {
    label: 'Divider',
    hint: 'A line between two parts',
    alsoCalled: 'Horizontal rule hr',
    icon: 'minus',
    typed: '--- or ***',
    lineStart: dividerSigns,
    wholeLine: { pattern: dividerSigns, run: insertDivider },
    run: insertDivider,
  },
  {
    label: 'Table',
    hint: 'Rows and columns with a heading',
    icon: 'table',
    typed: '| a | b | and Enter',
    wholeLine: {
      pattern: /^\|(?:[^|]+\|){2,}\s*$/,
      run: (editor, line) => insertTable(editor, headersOf(line)),
    },
    run: (editor) => insertTable(editor),
  },
  ...drawingTools,
];

/** Every block, in the order of the menu that a slash opens: the one list that menus, Markdown and help read. */
export const blockTools: readonly BlockTool[] = [
  ...headingTools,
  smallHeadingTool,
  ...textBlockTools,
  ...boxTools,
  ...insertTools,
];
