import { useCallback, useMemo, useState } from 'react';
import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import type { AnnotatedRange, Decorate } from '../../editor/annotate.ts';
import { slateRangeOf } from './flow-text.ts';
import { followPassages, type Anchored } from './passages.ts';

/**
 * Follows the passages of comments in the editor, marks them, and calls `onOpen` when a mark is clicked. `onOpen` is a
 * stable function.
 */
export function usePassages(
  comments: readonly Anchored[],
  currentId: string | undefined,
  onOpen: (id: string) => void,
) {
  const [editor, setEditor] = useState<Editor>();
  const passages = useMemo(() => editor && followPassages(editor), [editor]);
  const decorate = useMemo<Decorate<AnnotatedRange>>(
    () =>
      ([node]) => {
        // Another editor, of a replaced text, may render before this one is gone.
        if (!passages || node !== passages.editor || comments.length === 0) return [];
        const flow = passages.flow();
        return [...passages.find(comments)].flatMap(([id, range]) => {
          const marked = slateRangeOf(flow, range);
          return marked ? [{ ...marked, commentId: id, isCurrentComment: id === currentId }] : [];
        });
      },
    [passages, comments, currentId],
  );
  const onEditor = useCallback(
    (mounted: Editor) => {
      setEditor(mounted);
      const stop = onMarkClick(mounted, onOpen);
      return () => {
        stop();
        setEditor((current) => (current === mounted ? undefined : current));
      };
    },
    [onOpen],
  );
  return { passages, onEditor, decorate, found: passages?.find(comments) };
}

function onMarkClick(editor: Editor, onOpen: (id: string) => void): () => void {
  const field = ReactEditor.toDOMNode(editor, editor);
  const open = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-comment]')?.dataset.comment;
    if (id) onOpen(id);
  };
  field.addEventListener('click', open);
  return () => field.removeEventListener('click', open);
}
