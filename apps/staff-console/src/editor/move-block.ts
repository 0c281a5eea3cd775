import { Editor, Element, Node, Transforms, type Path } from 'slate';
import { isListItem } from './list-item.ts';
import { isList } from './text-block.ts';

/** Siblings that move together: a block, or a list item with the lists below it. */
interface Unit {
  parent: Path;
  from: number;
  count: number;
}

const siblingsIn = (editor: Editor, parent: Path) => (Node.get(editor, parent) as Editor | Element).children;

/** Returns the unit that begins at an index of a parent. */
function unitAt(editor: Editor, parent: Path, from: number): Unit {
  const siblings = siblingsIn(editor, parent);
  let count = 1;
  if (parent.length > 0) while (isList(siblings[from + count])) count += 1;
  return { parent, from, count };
}

/** Returns the unit at the cursor: the list item in a list, elsewhere the block. */
function unitAtCursor(editor: Editor): Unit | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  const at = selection.focus;
  const item = Editor.above(editor, { at, match: isListItem });
  const path = item?.[1] ?? at.path.slice(0, 1);
  return unitAt(editor, path.slice(0, -1), path.at(-1)!);
}

function unitBefore(editor: Editor, { parent, from }: Unit): Unit | undefined {
  const siblings = siblingsIn(editor, parent);
  let before = from - 1;
  if (parent.length > 0) while (before >= 0 && isList(siblings[before])) before -= 1;
  return before < 0 ? undefined : unitAt(editor, parent, before);
}

function unitAfter(editor: Editor, { parent, from, count }: Unit): Unit | undefined {
  return from + count < siblingsIn(editor, parent).length ? unitAt(editor, parent, from + count) : undefined;
}

/** Returns the units to exchange: the one at the cursor and the one beside it. */
function exchange(editor: Editor, step: -1 | 1): [upper: Unit, lower: Unit] | undefined {
  const unit = unitAtCursor(editor);
  const beside = unit && (step === -1 ? unitBefore(editor, unit) : unitAfter(editor, unit));
  if (!beside) return undefined;
  return step === -1 ? [beside, unit] : [unit, beside];
}

/** Moves the block or the list item at the cursor by one place. The cursor stays in it. */
export function moveByOne(editor: Editor, step: -1 | 1): void {
  const [upper, lower] = exchange(editor, step) ?? [];
  if (!upper || !lower) return;
  Editor.withoutNormalizing(editor, () => {
    for (let index = 0; index < lower.count; index += 1) {
      const at = [...lower.parent, lower.from + index];
      Transforms.moveNodes(editor, { at, to: [...upper.parent, upper.from + index] });
    }
  });
}

/** Returns true when there is a place to move to. */
export const canMove = (editor: Editor, step: -1 | 1): boolean => exchange(editor, step) !== undefined;

/** Moves a block of the top level before the block at another index; the number of blocks is the end. */
export function moveBlock(editor: Editor, from: number, before: number): void {
  if (before === from || before === from + 1) return;
  const to = [before > from ? before - 1 : before];
  // Afterward, two lists that have become one change the places of blocks.
  Editor.withoutNormalizing(editor, () => {
    Transforms.moveNodes(editor, { at: [from], to });
    Transforms.select(editor, Editor.end(editor, to));
  });
}
