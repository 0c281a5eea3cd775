import { Editor, Element, Node, Transforms, type NodeEntry, type Path, type PointRef } from 'slate';
import { HistoryEditor } from 'slate-history';
import { ReactEditor } from 'slate-react';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import { isMediaUrl } from '@workspace/contracts/rich-text/media-url';
import { insertBlock, writeAfter } from './insert-block.ts';

export const isFigure = (node: Node | undefined): node is RichFigure =>
  Element.isElement(node) && node.type === 'figure';

/** Returns the figure at the selection. */
export function currentFigure(editor: Editor): NodeEntry<RichFigure> | undefined {
  return editor.selection ? Editor.above(editor, { match: isFigure }) : undefined;
}

/** Inserts a stored picture after the block at the cursor, with the cursor in its caption. Ignores any other URL. */
export function insertFigure(editor: Editor, { url, alt }: Pick<RichFigure, 'url' | 'alt'>): void {
  if (!isMediaUrl(url)) return;
  HistoryEditor.withNewBatch(editor, () => {
    const path = insertBlock(editor, { type: 'figure', url, alt, children: [{ text: '' }] });
    Transforms.select(editor, Editor.end(editor, path));
  });
}

/** Inserts pictures one after another at a place that was remembered, and leaves the cursor where it is. */
export function insertFiguresAt(
  editor: Editor,
  place: PointRef,
  pictures: readonly Pick<RichFigure, 'url' | 'alt'>[],
): void {
  const at = place.unref();
  const cursor = editor.selection && Editor.rangeRef(editor, editor.selection);
  if (at) Transforms.select(editor, at);
  for (const picture of pictures) insertFigure(editor, picture);
  const back = cursor?.unref();
  if (back) Transforms.select(editor, back);
}

/** Properties of a figure that its fields change. A property that is undefined is removed. */
export type FigureChanges = {
  [Name in 'url' | 'alt' | 'isDecorative' | 'credit']?: RichFigure[Name] | undefined;
};

/**
 * Changes a figure, in one step to undo. `isContinued` adds the change to the last step, such as the next letter of an
 * alt text. Does nothing when the figure is no longer in the document.
 */
export function updateFigure(editor: Editor, figure: RichFigure, changes: FigureChanges, isContinued = false): void {
  const path = pathOf(editor, figure);
  if (!path) return;
  const inStep = isContinued ? HistoryEditor.withMerging : HistoryEditor.withNewBatch;
  inStep(editor, () => Transforms.setNodes<RichFigure>(editor, changes, { at: path }));
}

/** Moves the cursor and the focus from the fields of a figure to the text below it. */
export function leaveFigure(editor: Editor, figure: RichFigure): void {
  const path = pathOf(editor, figure);
  if (!path) return;
  writeAfter(editor, path);
  ReactEditor.focus(editor);
}

/** Figures are at the top level only. */
function pathOf(editor: Editor, figure: RichFigure): Path | undefined {
  const at = editor.children.indexOf(figure);
  return at === -1 ? undefined : [at];
}
