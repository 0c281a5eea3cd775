import { Editor, Element, Node, Transforms, type NodeEntry, type Path } from 'slate';
import { HistoryEditor } from 'slate-history';
import { isCaptioned, type RichCaptioned, type RichFigure } from '@workspace/contracts/rich-text/document';
import { isMediaUrl } from '@workspace/contracts/rich-text/media-url';
import type { PicturePlace } from './pasted-places.ts';
import { focusEditor } from './focus-editor.ts';
import { insertBlock, insertParagraphBefore, writeAfter } from './insert-block.ts';

/** Returns true for a picture, and for every other block whose own text is its caption. */
export const isFigure = (node: Node | undefined): node is RichCaptioned => Element.isElement(node) && isCaptioned(node);

/** Returns the figure at the selection. */
export function currentFigure(editor: Editor): NodeEntry<RichCaptioned> | undefined {
  return editor.selection ? Editor.above(editor, { match: isFigure }) : undefined;
}

/** Inserts a block with a caption after the block at the cursor, with the cursor in the caption. */
export function insertCaptioned(editor: Editor, block: RichCaptioned): void {
  const path = insertBlock(editor, block);
  Transforms.select(editor, Editor.end(editor, path));
}

/** Inserts a stored picture after the block at the cursor, with the cursor in its caption. Ignores any other URL. */
export function insertFigure(editor: Editor, { url, alt }: Pick<RichFigure, 'url' | 'alt'>): void {
  if (!isMediaUrl(url)) return;
  HistoryEditor.withNewBatch(editor, () =>
    insertCaptioned(editor, { type: 'figure', url, alt, children: [{ text: '' }] }),
  );
}

/**
 * Inserts pictures one after another at a place that was remembered, as one step to undo, and leaves the cursor where
 * it is.
 */
export function insertFiguresAt(
  editor: Editor,
  { point, isBefore }: PicturePlace,
  pictures: readonly Pick<RichFigure, 'url' | 'alt'>[],
): void {
  const at = point.unref();
  const cursor = editor.selection && Editor.rangeRef(editor, editor.selection);
  if (at) Transforms.select(editor, at);
  HistoryEditor.withNewBatch(editor, () => {
    if (at && isBefore && pictures.length > 0) insertParagraphBefore(editor, at.path[0]!);
    for (const picture of pictures) insertFigure(editor, picture);
  });
  const back = cursor?.unref();
  if (back) Transforms.select(editor, back);
}

/** Properties of a block that its fields change. A property that is undefined is removed. */
export type CaptionedChanges<Block extends RichCaptioned> = {
  [Name in Exclude<keyof Block, 'type' | 'children'>]?: Block[Name] | undefined;
};

/**
 * Changes a block with a caption, in one step to undo. `isContinued` adds the change to the last step, such as the next
 * letter of an alt text. Does nothing when the block is no longer in the document.
 */
export function updateCaptioned<Block extends RichCaptioned>(
  editor: Editor,
  block: Block,
  changes: CaptionedChanges<Block>,
  isContinued = false,
): void {
  const path = pathOf(editor, block);
  if (!path) return;
  const inStep = isContinued ? HistoryEditor.withMerging : HistoryEditor.withNewBatch;
  inStep(editor, () => Transforms.setNodes<RichCaptioned>(editor, changes, { at: path }));
}

/** Puts another stored picture in the place of a figure's own. Its texts stay; an alt text that is missing is the other's. */
export function replacePicture(
  editor: Editor,
  figure: RichFigure,
  { url, alt }: Pick<RichFigure, 'url' | 'alt'>,
): void {
  if (isMediaUrl(url)) updateCaptioned(editor, figure, { url, alt: figure.alt.trim() === '' ? alt : figure.alt });
}

/** Moves the cursor and the focus from the fields of a block to the text below it. */
export function leaveFigure(editor: Editor, figure: RichCaptioned): void {
  const path = pathOf(editor, figure);
  if (!path) return;
  writeAfter(editor, path);
  focusEditor(editor);
}

/** Blocks with a caption are at the top level only. */
function pathOf(editor: Editor, figure: RichCaptioned): Path | undefined {
  const at = editor.children.indexOf(figure);
  return at === -1 ? undefined : [at];
}
