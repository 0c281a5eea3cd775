import { Editor, Node, Path, Range, Transforms } from 'slate';
import { blockBeside } from './block-beside.ts';
import { chooseFigure, chosenFigure } from './chosen-figure.ts';
import { copyFigure } from './copy-figure.ts';
import { currentFigure, isFigure } from './figures.ts';
import { insertParagraphAfter } from './insert-block.ts';

/**
 * Enter in a caption leaves the figure. Backspace and Delete at a figure's edge select it first: only the next press
 * deletes it, and copying copies it.
 */
export function withFigures(editor: Editor): Editor {
  const { insertBreak, deleteBackward, deleteForward, setFragmentData } = editor;
  editor.insertBreak = () => {
    const [, path] = currentFigure(editor) ?? [];
    if (path) insertParagraphAfter(editor, path);
    else insertBreak();
  };
  editor.deleteBackward = (unit) => {
    if (!removeChosen(editor) && !chooseAtEdge(editor, 'start')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!removeChosen(editor) && !chooseAtEdge(editor, 'end')) deleteForward(unit);
  };
  editor.setFragmentData = (data, origin) => {
    const figure = chosenFigure(editor);
    if (figure) copyFigure(data, figure);
    else setFragmentData(data, origin);
  };
  return editor;
}

function removeChosen(editor: Editor): boolean {
  const [, path] = currentFigure(editor) ?? [];
  if (!chosenFigure(editor)) return false;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path! });
    const after = Node.getIf(editor, path!) ? path! : Path.previous(path!);
    Transforms.select(editor, Editor.start(editor, after));
  });
  return true;
}

function chooseAtEdge(editor: Editor, edge: 'start' | 'end'): boolean {
  const { selection } = editor;
  const [, path] = currentFigure(editor) ?? [];
  const isAtEdge = edge === 'start' ? Editor.isStart : Editor.isEnd;
  const isInside = selection && path && Range.isCollapsed(selection) && isAtEdge(editor, selection.anchor, path);
  const chosen = isInside ? path : blockBeside(editor, edge);
  if (!chosen || !isFigure(Node.get(editor, chosen))) return false;
  chooseFigure(editor, chosen);
  return true;
}
