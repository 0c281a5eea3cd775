import { Element, Text, type Descendant, type Path, type Point, type Range } from 'slate';
import { isFootnote } from '../../editor/footnotes.ts';
import type { TextRange } from '../../editor/annotate.ts';

/** A text node, with the number of characters before it. */
interface Run {
  /** The number of the line. */
  line: number;
  path: Path;
  start: number;
  length: number;
}

/** The text of a document as one string, each block and footnote on a line of its own, and the place of each text node. */
export interface FlowText {
  text: string;
  runs: readonly Run[];
}

/** Returns the text of a document. A footnote follows the block that it stands in. */
export function flowTextOf(children: readonly Descendant[]): FlowText {
  const runs: Run[] = [];
  let text = '';
  let line = 0;
  const addLine = (nodes: readonly Descendant[], path: Path): void => {
    line += 1;
    if (line > 1) text += '\n';
    const notes = addRuns(nodes, path);
    for (const [note, at] of notes) addLine(note.children, at);
  };
  const addRuns = (nodes: readonly Descendant[], path: Path): [Element, Path][] =>
    nodes.flatMap((node, index) => {
      const at = [...path, index];
      if (Element.isElement(node))
        return isFootnote(node) ? [[node, at] as [Element, Path]] : addRuns(node.children, at);
      runs.push({ line, path: at, start: text.length, length: node.text.length });
      text += node.text;
      return [];
    });
  const visit = (nodes: readonly Descendant[], path: Path): void =>
    nodes.forEach((node, index) => {
      if (!Element.isElement(node) || node.type === 'divider') return;
      const at = [...path, index];
      // The children of a line begin with a text node: Slate's normal form.
      if (Text.isText(node.children[0])) addLine(node.children, at);
      else visit(node.children, at);
    });
  visit(children, []);
  return { text, runs };
}

/** Returns the number of characters before a point. Undefined for a point outside the text. */
export function offsetOf({ runs }: FlowText, { path, offset }: Point): number | undefined {
  const run = runs.find((one) => one.path.length === path.length && one.path.every((at, index) => at === path[index]));
  return run && run.start + Math.min(offset, run.length);
}

/** Returns the range of the document for a range of its text. */
export function slateRangeOf(flow: FlowText, range: TextRange): Range | undefined {
  const { first, last } = endsOf(flow, range);
  if (!first || !last) return undefined;
  return {
    anchor: { path: first.path, offset: range.from - first.start },
    focus: { path: last.path, offset: range.to - last.start },
  };
}

/** Returns true when a part of the text is in one block. */
export function isOneBlock(flow: FlowText, range: TextRange): boolean {
  const { first, last } = endsOf(flow, range);
  return first !== undefined && first.line === last?.line;
}

/** Returns the text nodes of the first and the last character of a range. */
const endsOf = ({ runs }: FlowText, { from, to }: TextRange) => ({
  first: runs.find(({ start, length }) => start <= from && from < start + length),
  last: runs.findLast(({ start, length }) => start < to && to <= start + length),
});
