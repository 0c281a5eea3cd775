import { Editor, Node, Transforms, type Element, type Path, type Selection } from 'slate';
import type { RichCaptioned } from '@workspace/contracts/rich-text/document';
import { currentFigure } from './figures.ts';

/** The figure that the writer selected as a whole. Any change of it or of the selection ends that. */
const choices = new WeakMap<Editor, { figure: Node; selection: Selection }>();

/** Selects a figure as a whole, so that the next Backspace or Delete deletes it. */
export function chooseFigure(editor: Editor, path: Path): void {
  Transforms.select(editor, Editor.start(editor, path));
  choices.set(editor, { figure: Node.get(editor, path), selection: editor.selection });
  // The selection may be unchanged, and the figure has to show that it is selected.
  editor.onChange();
}

/** Returns the figure that is selected as a whole. */
export function chosenFigure(editor: Editor): RichCaptioned | undefined {
  const [figure] = currentFigure(editor) ?? [];
  return figure && isFigureChosen(editor, figure) ? figure : undefined;
}

export function isFigureChosen(editor: Editor, figure: Element): boolean {
  const choice = choices.get(editor);
  return choice !== undefined && choice.figure === figure && choice.selection === editor.selection;
}
