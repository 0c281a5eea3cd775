import { Editor, Element, Node, Path, Point, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { BlockTool } from './block-tool.ts';
import { isMarkOn, toParagraphs } from './commands.ts';
import { isListItem } from './list-item.ts';
import { isList } from './text-block.ts';
import { typedSlash } from './with-slash.ts';

/** Blocks of text that take the menu. Cells and captions have no place for blocks, and a heading is short. */
const menuTypes = new Set(['paragraph', 'quote', 'callout', 'list-item']);

/** A slash at the start of a block or after a space in it, and the words that filter the menu. */
export interface SlashQuery {
  /** The slash and the words. */
  range: Range;
  words: string;
}

const isSpaceOrNothing = /^\s?$/;

/** Returns the query before the cursor. */
export function slashQuery(editor: Editor): SlashQuery | undefined {
  const { selection } = editor;
  const slash = typedSlash(editor);
  if (!slash || !selection || Range.isExpanded(selection)) return undefined;
  const { anchor: cursor } = selection;
  const [block, path] = Editor.parent(editor, cursor);
  if (!Path.equals(slash.path, cursor.path) || !Point.isBefore(slash, cursor)) return undefined;
  if (!Element.isElement(block) || !menuTypes.has(block.type) || isMarkOn(editor, 'code')) return undefined;
  const before = Editor.string(editor, { anchor: Editor.start(editor, path), focus: slash });
  if (!isSpaceOrNothing.test(before.slice(-1))) return undefined;
  const text = Node.string(Node.get(editor, slash.path)).slice(slash.offset, cursor.offset);
  const [, words] = /^\/((?! )[\p{L}\d -]{0,30})$/u.exec(text) ?? [];
  return words === undefined ? undefined : { range: { anchor: slash, focus: cursor }, words };
}

/** Returns the blocks with a word that begins as each word of the query does. */
export function matchingBlocks(blocks: readonly BlockTool[], words: string): BlockTool[] {
  const wanted = words.toLowerCase().split(/[ -]+/).filter(Boolean);
  return blocks.filter(({ label, hint, alsoCalled = '' }) => {
    const own = `${label} ${hint} ${alsoCalled}`.toLowerCase().split(/[^\p{L}\d]+/u);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/**
 * Replaces the query by the block, as one step to undo. A block with other words gets the new one below it, and a
 * footnote goes behind the word before the query. In a list the new block stands between two parts of it.
 */
export function insertFromMenu(editor: Editor, { range }: SlashQuery, { run, isInline }: BlockTool): void {
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.delete(editor, { at: range });
    const [block, path] = Editor.parent(editor, range.anchor);
    if (isInline) returnToWord(editor, editor.selection!.anchor);
    else {
      if (Node.string(block) !== '') openLineBelow(editor, path);
      toParagraphs(editor);
    }
    run(editor);
  });
}

/** Moves the cursor to a new line below a block and its sublist. The block loses the space before the slash. */
function openLineBelow(editor: Editor, path: Path): void {
  deleteSpaceBefore(editor, Editor.end(editor, path));
  const next = Path.next(path);
  const isItem = isListItem(Node.get(editor, path));
  const below = isItem && isList(Node.getIf(editor, next)) ? Path.next(next) : next;
  Transforms.insertNodes(
    editor,
    { type: isItem ? 'list-item' : 'paragraph', children: [{ text: '' }] },
    { at: below, select: true },
  );
}

/** Moves the cursor behind the word before it. The space between them stays where another word follows. */
function returnToWord(editor: Editor, at: Point): void {
  const after = Editor.string(editor, { anchor: at, focus: Editor.end(editor, Path.parent(at.path)) });
  if (isSpaceOrNothing.test(after.slice(0, 1))) deleteSpaceBefore(editor, at);
  else if (isAfterSpace(editor, at)) Transforms.move(editor, { unit: 'character', reverse: true });
}

/** Deletes the space before a point of a block: it stood before the slash. */
function deleteSpaceBefore(editor: Editor, at: Point): void {
  if (isAfterSpace(editor, at)) Transforms.delete(editor, { at, unit: 'character', reverse: true });
}

const isAfterSpace = (editor: Editor, at: Point): boolean =>
  Editor.string(editor, { anchor: Editor.start(editor, Path.parent(at.path)), focus: at }).endsWith(' ');
