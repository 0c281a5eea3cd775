import { useMemo, useState, type ReactNode } from 'react';
import type { Editor } from 'slate';
import type { BlockTool } from '../../editor/block-tool.ts';
import { insertFigure } from '../../editor/figures.ts';
import { returnToEditor } from '../../editor/return-to-editor.ts';
import { ChooseImageDialog } from '../images/ChooseImageDialog.tsx';

/** The editor's tool for a picture of the library, and the dialog that it opens. */
export function usePictureTool(): { blocks: readonly BlockTool[]; dialog: ReactNode } {
  const [editor, setEditor] = useState<Editor>();
  // The same array each time, or the editor renders again.
  const blocks = useMemo<readonly BlockTool[]>(
    () => [
      {
        label: 'Picture',
        hint: 'Upload, paste or choose',
        alsoCalled: 'Image photo figure',
        icon: 'picture',
        run: setEditor,
      },
    ],
    [],
  );
  const close = () => setEditor(undefined);
  const dialog = editor && (
    <ChooseImageDialog
      title="Choose a picture"
      onClose={() => returnToEditor(editor, editor.selection, close)}
      onChoose={(image) => returnToEditor(editor, editor.selection, close, () => insertFigure(editor, image))}
    />
  );
  return { blocks, dialog };
}
