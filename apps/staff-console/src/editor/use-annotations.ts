import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import { Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { annotations, rangeOf, type Annotate, type Stretch } from './annotate.ts';

/** A part of the block at a path. */
type Part = Stretch & { path: number[] };

/** What can be asked of the editor from outside. */
export interface RichTextHandle {
  /** Brings a part into sight and emphasises it, and the focus stays where it is. Without one, none is emphasised. */
  show: (part?: Part) => void;
  /** Chooses a part, to be written anew. */
  choose: (part: Part) => void;
}

/** The name under which styles find what is shown: `::highlight(shown)`. */
const highlight = 'shown';

const nothing: Annotate = () => [];

/** What marks the parts that `annotate` names, and through the handle shows one of them. */
export function useAnnotations(editor: Editor, annotate: Annotate = nothing, handle?: Ref<RichTextHandle>) {
  useImperativeHandle(handle, () => ({ show: (part) => show(editor, part), choose: (part) => choose(editor, part) }), [
    editor,
  ]);
  useEffect(() => () => void CSS.highlights?.delete(highlight), []);
  return useMemo(() => annotations(annotate), [annotate]);
}

function show(editor: Editor, part: Part | undefined): void {
  // COMPAT: Firefox before 140 has no highlights. The sentence is still brought into sight, and marked.
  CSS.highlights?.delete(highlight);
  const range = part && rangeOf(editor, part.path, part);
  if (!range) return;
  const seen = ReactEditor.toDOMRange(editor, range);
  CSS.highlights?.set(highlight, new Highlight(seen));
  seen.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

function choose(editor: Editor, part: Part): void {
  show(editor, part);
  CSS.highlights?.delete(highlight);
  const range = rangeOf(editor, part.path, part);
  if (!range) return;
  ReactEditor.focus(editor);
  Transforms.select(editor, range);
}
