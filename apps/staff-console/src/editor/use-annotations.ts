import { useImperativeHandle, useMemo, type Ref } from 'react';
import { Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { annotations, rangeOf, type Annotate, type Stretch } from './annotate.ts';

/** What can be asked of the editor from outside. */
export interface RichTextHandle {
  /** Chooses a part of the block at a path, and brings it into sight. */
  show: (path: number[], part: Stretch) => void;
}

const nothing: Annotate = () => [];

/** What marks the parts that `annotate` names, and through the handle shows one of them. */
export function useAnnotations(editor: Editor, annotate: Annotate = nothing, handle?: Ref<RichTextHandle>) {
  useImperativeHandle(handle, () => ({ show: (path, part) => show(editor, path, part) }), [editor]);
  return useMemo(() => annotations(annotate), [annotate]);
}

function show(editor: Editor, path: number[], part: Stretch): void {
  const range = rangeOf(editor, path, part);
  if (!range) return;
  ReactEditor.focus(editor);
  Transforms.select(editor, range);
  const element = ReactEditor.toDOMRange(editor, range).startContainer.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
