import { Editor, Element, Node, Path, Transforms } from 'slate';
import { deepestList } from '@workspace/contracts/rich-text/document';
import { toParagraphs } from './commands.ts';
import { isListItem } from './list-item.ts';
import { isList } from './text-block.ts';

/** Returns true when the whole selection is inside lists. */
export function isInList(editor: Editor): boolean {
  if (!editor.selection) return false;
  const blocks = [...Editor.nodes(editor, { match: (node) => Element.isElement(node), mode: 'lowest' })];
  return blocks.length > 0 && itemPaths(editor).length > 0 && blocks.every(([, path]) => isList(topOf(editor, path)));
}

const topOf = (editor: Editor, [top]: Path): Node | undefined => Node.getIf(editor, [top!]);

/** Moves the selected items one level in, each with its sublists. The first item of a list cannot move. */
export function indentItems(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    const items = rootItems(editor).map((path) => Editor.pathRef(editor, path));
    for (const item of items) {
      const path = item.unref()!;
      const list = Node.parent(editor, path);
      if (!isList(list) || !Path.hasPrevious(path) || levelsDown(editor, path) >= deepestList) continue;
      Transforms.wrapNodes(editor, { type: list.type, children: [] }, { at: path });
      for (let below = 1; isList(Node.getIf(editor, Path.next(path))); below += 1)
        Transforms.moveNodes(editor, { at: Path.next(path), to: [...path, below] });
    }
  });
}

/** Moves the selected items one level out. Items of a top-level list become paragraphs. */
export function outdentItems(editor: Editor): void {
  const items = rootItems(editor).filter((path) => path.length > 2);
  if (items.length === 0) return toParagraphs(editor);
  const moving = items.map((path) => Editor.pathRef(editor, path));
  for (const item of moving) Transforms.liftNodes(editor, { at: item.unref()! });
}

const itemPaths = (editor: Editor): Path[] => [...Editor.nodes(editor, { match: isListItem })].map(([, path]) => path);

/** Returns the selected items, except those below a selected item: they move with it. */
function rootItems(editor: Editor): Path[] {
  const paths = itemPaths(editor);
  const isSelected = (path: Path) => paths.some((other) => Path.equals(other, path));
  return paths.filter((path) => !ownersOf(editor, path).some(isSelected));
}

/** Returns the ancestor items of an item. */
function ownersOf(editor: Editor, path: Path): Path[] {
  if (path.length <= 2) return [];
  let owner = Path.parent(path);
  while (Path.hasPrevious(owner) && isList(Node.get(editor, owner))) owner = Path.previous(owner);
  return [owner, ...ownersOf(editor, owner)];
}

/** Returns the level of the deepest item that moves with this one. */
function levelsDown(editor: Editor, path: Path): number {
  let deepest = path.length - 1;
  for (let at = Path.next(path); isList(Node.getIf(editor, at)); at = Path.next(at))
    for (const [node, below] of Node.nodes(Node.get(editor, at)))
      if (isListItem(node)) deepest = Math.max(deepest, at.length + below.length - 1);
  return deepest;
}
