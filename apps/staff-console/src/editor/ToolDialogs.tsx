import type { Editor } from 'slate';
import { LinkDialog } from './LinkDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { Tool, ToolDialog } from './tool.ts';

interface ToolDialogsProps {
  editor: Editor;
  dialog: ToolDialog | undefined;
  tools: readonly Tool[];
  onClose: () => void;
}

/** The dialog that a tool opened. */
export function ToolDialogs({ editor, dialog, tools, onClose }: ToolDialogsProps) {
  if (dialog === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  return dialog === 'shortcuts' ? <ShortcutsDialog tools={tools} onClose={onClose} /> : null;
}
