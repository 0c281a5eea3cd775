import type { Editor } from 'slate';
import { isBlockOn, toggleBlock, type BlockKind } from './commands.ts';
import type { Tool } from './tool.ts';

const kindTool = (kind: BlockKind) => ({
  isOn: (editor: Editor) => isBlockOn(editor, kind),
  run: (editor: Editor) => toggleBlock(editor, kind),
});

/** Headings, the largest first. */
export const headingTools: readonly Tool[] = [
  { label: 'Heading', icon: 'heading', shortcut: { key: '2', alt: true }, typed: '##', ...kindTool('heading-2') },
  {
    label: 'Subheading',
    icon: 'subheading',
    shortcut: { key: '3', alt: true },
    typed: '###',
    ...kindTool('heading-3'),
  },
  {
    label: 'Small heading',
    icon: 'smallHeading',
    shortcut: { key: '4', alt: true },
    typed: '####',
    ...kindTool('heading-4'),
  },
];

/** Other blocks. */
export const blockTools: readonly Tool[] = [
  {
    label: 'Bullet list',
    icon: 'bulletList',
    shortcut: { key: '8', shift: true },
    typed: '-',
    ...kindTool('bulleted-list'),
  },
  {
    label: 'Numbered list',
    icon: 'numberedList',
    shortcut: { key: '7', shift: true },
    typed: '1.',
    ...kindTool('numbered-list'),
  },
  { label: 'Quote', icon: 'quote', shortcut: { key: '9', shift: true }, typed: '>', ...kindTool('quote') },
];
