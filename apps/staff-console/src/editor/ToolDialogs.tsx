import type { Editor } from 'slate';
import { LinkDialog } from './LinkDialog.tsx';
import { returnToEditor } from './return-to-editor.ts';
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
  if (dialog !== 'shortcuts') return null;
  return <ShortcutsDialog tools={tools} onClose={() => returnToEditor(editor, editor.selection, onClose)} />;
}
