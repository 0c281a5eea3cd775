import type { Editor } from 'slate';
import type { IconName } from '@workspace/ui/Icon';
import type { Shortcut } from '../layout/shortcut.ts';

/** One editing tool, for the toolbar, the keyboard, the menu of blocks and the list of shortcuts. */
export interface Tool {
  label: string;
  icon: IconName;
  shortcut?: Shortcut;
  /** Markdown to type instead. */
  typed?: string;
  /** Returns true when the tool applies to the selection. A tool without it is an action, not a toggle. */
  isOn?: (editor: Editor) => boolean;
  isReady?: (editor: Editor) => boolean;
  /** The tool's action, or the dialog that it opens. */
  run: ((editor: Editor) => void) | ToolDialog;
}

export type ToolDialog = 'link' | 'shortcuts' | 'find';
