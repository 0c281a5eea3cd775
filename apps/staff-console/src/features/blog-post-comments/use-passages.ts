import { useEffect, useMemo, useState } from 'react';
import { Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import type { Decorate } from '../../editor/use-annotations.ts';
import { slateRangeOf } from './flow-text.ts';
import { followPassages, type Anchored } from './passages.ts';

/**
 * Follows the passages of comments in the editor, marks those with an ID in `marked`, and calls `onOpen` when a mark is
 * clicked.
 */
export function usePassages(
  comments: readonly Anchored[],
  currentId: string | undefined,
  onOpen: (id: string) => void,
) {
  const [editor, setEditor] = useState<Editor>();
  const passages = useMemo(() => editor && followPassages(editor), [editor]);
  const decorate = useMemo<Decorate>(
    () =>
      ([node]) => {
        if (!passages || !Editor.isEditor(node)) return [];
        const flow = passages.flow();
        return [...passages.find(comments)].flatMap(([id, range]) => {
          const marked = slateRangeOf(flow, range);
          return marked ? [{ ...marked, commentId: id, isCurrentComment: id === currentId }] : [];
        });
      },
    [passages, comments, currentId],
  );
  useMarkClicks(editor, onOpen);
  return { passages, setEditor, decorate, found: passages?.find(comments) };
}

function useMarkClicks(editor: Editor | undefined, onOpen: (id: string) => void): void {
  useEffect(() => {
    if (!editor) return undefined;
    const field = ReactEditor.toDOMNode(editor, editor);
    const open = ({ target }: MouseEvent) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-comment]')?.dataset.comment;
      if (id) onOpen(id);
    };
    field.addEventListener('click', open);
    return () => field.removeEventListener('click', open);
  }, [editor, onOpen]);
}
