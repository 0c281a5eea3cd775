import { Editor, Element, Node, Path, type NodeEntry, type Range } from 'slate';
import { ownText, pointAt, type TextRange } from './annotate.ts';
import { isFootnote } from './footnotes.ts';

/** A place of the searched text: a range of the text of the element at a path. */
export interface Match extends TextRange {
  path: Path;
}

/** Returns the ranges of an element's own text that match. It searches an element once until its text changes. */
export type FindInElement = (element: Element) => readonly TextRange[];

/** Returns the search for a pattern with the flag `g`, which finds nothing without a pattern. */
export function createFinder(pattern: RegExp | undefined): FindInElement {
  const known = new WeakMap<Element, readonly TextRange[]>();
  return (element) => {
    if (!pattern) return [];
    const found =
      known.get(element) ??
      Array.from(ownText(element).matchAll(pattern), ({ 0: text, index }) => ({
        from: index,
        to: index + text.length,
      }));
    known.set(element, found);
    return found;
  };
}

/** Returns true for an element with text of its own: also a cell, a caption and a footnote. */
export const hasOwnText = (editor: Editor, node: Node): node is Element =>
  Element.isElement(node) &&
  (isFootnote(node) || (Editor.isBlock(editor, node) && !editor.isVoid(node) && Editor.hasInlines(editor, node)));

/** Returns all matches in reading order; those of a footnote follow those of its block. */
export function findMatches(editor: Editor, find: FindInElement): Match[] {
  const matches: Match[] = [];
  for (const [node, path] of elementsOf(editor)) for (const range of find(node)) matches.push({ path, ...range });
  return matches;
}

const elementsOf = (editor: Editor): Iterable<NodeEntry<Element>> =>
  Editor.nodes<Element>(editor, { at: [], match: (node) => hasOwnText(editor, node) });

/** Returns the range of a match. Undefined when the text has no such place any more. */
export function rangeOfMatch(editor: Editor, { path, from, to }: Match): Range | undefined {
  const element = Node.getIf(editor, path);
  if (!Element.isElement(element)) return undefined;
  return { anchor: pointAt(element, path, from), focus: pointAt(element, path, to) };
}

export const isSameMatch = (one: Match | undefined, other: Match | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.from === other.from &&
  one.to === other.to &&
  Path.equals(one.path, other.path);

/** Returns the index of the first match at or after a place, or of the first one. */
export function indexAfter(matches: readonly Match[], place: Pick<Match, 'path' | 'from'> | undefined): number {
  if (!place) return 0;
  const index = matches.findIndex(({ path, from }) => {
    const order = Path.compare(path, place.path);
    return order === 0 ? Path.equals(path, place.path) && from >= place.from : order > 0;
  });
  return Math.max(0, index);
}

/** Returns the place of the selection in the text around it. */
export function placeOfSelection(editor: Editor): Pick<Match, 'path' | 'from'> | undefined {
  if (!editor.selection) return undefined;
  const start = Editor.start(editor, editor.selection);
  const [, path] = Editor.above(editor, { at: start, match: (node) => hasOwnText(editor, node) }) ?? [];
  return path && { path, from: Editor.string(editor, { anchor: Editor.start(editor, path), focus: start }).length };
}
