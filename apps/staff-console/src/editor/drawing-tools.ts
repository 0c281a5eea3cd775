import type { Editor } from 'slate';
import { drawingKinds, type DrawingKind } from '@workspace/contracts/rich-text/document';
import { newSheet } from '@workspace/contracts/rich-text/drawing-sheet';
import type { BlockTool } from './block-tool.ts';
import { drawingTexts } from './drawing-texts.ts';
import { insertCaptioned } from './figures.ts';

/** Inserts a drawing with values to write over, and the cursor in its caption. */
export function insertDrawing(editor: Editor, kind: DrawingKind): void {
  const rows = newSheet[kind].map((cells) => [...cells]);
  insertCaptioned(editor, { type: 'drawing', kind, rows, children: [{ text: '' }] });
}

/** Drawings of values. */
export const drawingTools: readonly BlockTool[] = drawingKinds.map((kind) => {
  const { label, hint, icon } = drawingTexts[kind];
  return { label, hint, icon, alsoCalled: 'Chart graph diagram drawing', run: (editor) => insertDrawing(editor, kind) };
});
