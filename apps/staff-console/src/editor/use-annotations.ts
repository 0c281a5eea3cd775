import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Node, Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import type { BlockText } from '@workspace/contracts/rich-text/block-texts';
import {
  annotations,
  joinDecorations,
  rangeOf,
  type Annotate,
  type AnnotatedRange,
  type Decorate,
  type TextRange,
} from './annotate.ts';
import { focusEditor } from './focus-editor.ts';

/** A range of the block at a path. */
type Part = TextRange & Pick<BlockText, 'path' | 'part'>;

/** Methods that the editor offers to its parent. */
export interface RichTextHandle {
  /** Scrolls to a range and highlights it without moving the focus. Without a range it removes the highlight. */
  show: (part?: Part) => void;
  /** Selects a range, so that it can be rewritten. */
  choose: (part: Part) => void;
}

/** Name of the highlight in styles: `::highlight(shown)`. */
const highlight = 'shown';

const nothing: Annotate = () => [];

const noRanges: Decorate<AnnotatedRange> = () => [];

interface Marks {
  annotate?: Annotate | undefined;
  decorate?: Decorate<AnnotatedRange> | undefined;
  handle?: Ref<RichTextHandle> | undefined;
}

/** Marks the ranges that `annotate` and `decorate` return, and shows one of them through the handle. */
export function useAnnotations(
  editor: Editor,
  { annotate = nothing, decorate = noRanges, handle }: Marks,
): Decorate<AnnotatedRange> {
  useImperativeHandle(handle, () => ({ show: (part) => show(editor, part), choose: (part) => choose(editor, part) }), [
    editor,
  ]);
  useEffect(() => () => void CSS.highlights?.delete(highlight), []);
  return useMemo(() => joinDecorations(annotations(annotate), decorate), [annotate, decorate]);
}

function show(editor: Editor, part: Part | undefined): void {
  // COMPAT: Firefox before 140 has no highlights. It still scrolls to the sentence, which is marked.
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
  if (part.part !== 'alt') focusEditor(editor);
  Transforms.select(editor, range);
  if (part.part !== 'alt') return;
  // A figure shows its fields while the cursor is in it. A busy browser may paint several frames before React renders.
  flushSync(() => editor.onChange());
  focusAlt(editor, part);
}

function focusAlt(editor: Editor, { path, from, to }: Part): void {
  const figure = Node.getIf(editor, path);
  const field = figure && ReactEditor.toDOMNode(editor, figure).querySelector<HTMLInputElement>('input[data-alt]');
  field?.focus();
  field?.setSelectionRange(from, to);
}
