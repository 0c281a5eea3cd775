import type { Editor } from 'slate';
import { focusEditor } from './focus-editor.ts';
import { blockPlaces } from './block-places.ts';
import { moveBlock } from './move-block.ts';
import { useGripDrag } from './use-grip-drag.ts';

/** Drags a top-level block of the editor by its grip. */
export const useBlockDrag = (editor: Editor, index: number) =>
  useGripDrag(
    () => blockPlaces(editor),
    (before) => {
      moveBlock(editor, index, before);
      // The next keys, such as those of undo, are for the text.
      focusEditor(editor);
    },
  );
