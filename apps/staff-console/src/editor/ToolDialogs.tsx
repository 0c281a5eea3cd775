import type { Editor } from 'slate';
import { LinkDialog, type LinkDialogProps } from './LinkDialog.tsx';
import { linkError } from './link-error.ts';
import { returnToEditor } from './return-to-editor.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { Tool, ToolDialog } from './tool.ts';

interface ToolDialogsProps {
  editor: Editor;
  errorOf?: LinkDialogProps['errorOf'];
  dialog: ToolDialog | undefined;
  tools: readonly Tool[];
  onClose: () => void;
}

/** The dialog that a tool opened. */
export function ToolDialogs({ editor, errorOf = linkError, dialog, tools, onClose }: ToolDialogsProps) {
  if (dialog === 'link') return <LinkDialog editor={editor} errorOf={errorOf} onClose={onClose} />;
  if (dialog !== 'shortcuts') return null;
  return <ShortcutsDialog tools={tools} onClose={() => returnToEditor(editor, editor.selection, onClose)} />;
}
