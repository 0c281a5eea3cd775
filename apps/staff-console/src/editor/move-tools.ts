import type { Editor } from 'slate';
import { canMove, moveByOne } from './move-block.ts';
import type { Tool } from './tool.ts';

const moveTool = (step: -1 | 1) => ({
  isReady: (editor: Editor) => canMove(editor, step),
  run: (editor: Editor) => moveByOne(editor, step),
});

/** Tools that move the block or the list item at the cursor. */
export const moveTools: readonly Tool[] = [
  {
    label: 'Move up',
    icon: 'moveUp',
    shortcut: { key: 'ArrowUp', alt: true, shift: true, plain: true },
    ...moveTool(-1),
  },
  {
    label: 'Move down',
    icon: 'moveDown',
    shortcut: { key: 'ArrowDown', alt: true, shift: true, plain: true },
    ...moveTool(1),
  },
];
