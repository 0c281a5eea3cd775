import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Editor } from 'slate';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import type { BlockTool } from '../../editor/block-tool.ts';
import { insertFigure, replacePicture } from '../../editor/figures.ts';
import { returnToEditor } from '../../editor/return-to-editor.ts';
import { ChooseImageDialog } from '../images/ChooseImageDialog.tsx';

interface PictureTool {
  blocks: readonly BlockTool[];
  /** Opens the dialog for another picture in a figure. */
  replace: (editor: Editor, figure: RichFigure) => void;
  dialog: ReactNode;
}

/** The editor's tool for a picture of the library, and the dialog that it opens. */
export function usePictureTool(): PictureTool {
  const [{ editor, figure }, setOpen] = useState<{ editor?: Editor; figure?: RichFigure }>({});
  const replace = useCallback<PictureTool['replace']>(
    (within, chosen) => setOpen({ editor: within, figure: chosen }),
    [],
  );
  // The same array each time, or the editor renders again.
  const blocks = useMemo<readonly BlockTool[]>(
    () => [
      {
        label: 'Picture',
        hint: 'Upload, paste or choose',
        alsoCalled: 'Image photo figure',
        icon: 'picture',
        run: (within) => setOpen({ editor: within }),
      },
    ],
    [],
  );
  const close = () => setOpen({});
  const dialog = editor && (
    <ChooseImageDialog
      title={figure ? 'Choose another picture' : 'Choose a picture'}
      onClose={() => returnToEditor(editor, editor.selection, close)}
      onChoose={(image) =>
        returnToEditor(editor, editor.selection, close, () =>
          figure ? replacePicture(editor, figure, image) : insertFigure(editor, image),
        )
      }
    />
  );
  return { blocks, replace, dialog };
}
