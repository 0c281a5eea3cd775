import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Editor, Selection } from 'slate';
import type { LinkedBlockDraft } from '../../editor/block-dialogs.ts';
import type { BlockTool } from '../../editor/block-tool.ts';
import { updateCaptioned } from '../../editor/figures.ts';
import { insertLinkedBlock, lineLink } from '../../editor/line-link.ts';
import { returnToEditor } from '../../editor/return-to-editor.ts';
import { blockOf, type LinkedBlockValues } from './linked-block-values.ts';
import { LinkedBlockDialog } from './LinkedBlockDialog.tsx';

interface OpenDialog {
  editor: Editor;
  draft: LinkedBlockDraft;
  /** From before the dialog took the focus. */
  selection: Selection;
}

type OpenLinkedBlock = (editor: Editor, draft: LinkedBlockDraft) => void;

/** The editor's tools for link cards and videos, the function that opens their dialog, and the open dialog. */
export function useLinkedBlocks(): { blocks: readonly BlockTool[]; open: OpenLinkedBlock; dialog: ReactNode } {
  const [current, setCurrent] = useState<OpenDialog>();
  const open = useCallback<OpenLinkedBlock>(
    (editor, draft) => setCurrent({ editor, draft, selection: editor.selection }),
    [],
  );
  const blocks = useMemo<readonly BlockTool[]>(() => {
    const begin = (type: LinkedBlockDraft['type']) => (editor: Editor) =>
      open(editor, { type, url: lineLink(editor)?.url ?? '' });
    return [
      {
        label: 'Link card',
        hint: 'A link with title and description',
        alsoCalled: 'Bookmark embed',
        icon: 'card',
        run: begin('link-card'),
      },
      {
        label: 'Video',
        hint: 'YouTube or Vimeo, loaded by a click',
        alsoCalled: 'Embed film',
        icon: 'video',
        run: begin('video'),
      },
    ];
  }, [open]);
  const finish = (values?: LinkedBlockValues) => {
    if (!current) return;
    const { editor, selection } = current;
    returnToEditor(
      editor,
      selection,
      () => setCurrent(undefined),
      () => values && apply(current, values),
    );
  };
  const dialog = current && <LinkedBlockDialog draft={current.draft} onApply={finish} onClose={() => finish()} />;
  return { blocks, open, dialog };
}

function apply({ editor, draft }: OpenDialog, values: LinkedBlockValues): void {
  const block = blockOf(draft.type, values);
  if (!draft.block) return insertLinkedBlock(editor, block, draft.url);
  const { children: _caption, type: _type, ...changes } = block;
  updateCaptioned(editor, draft.block, { ...(draft.type === 'video' && { poster: undefined }), ...changes });
}
