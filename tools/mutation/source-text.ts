/** Joins a source text to one line, so that its format does not distinguish mutants. */
export const oneLine = (source: string): string => source.replaceAll(/\s+/g, ' ').trim();

interface Position {
  line: number;
  column: number;
}

/** Returns the text between two positions, whose lines and columns count from 1. */
export function sliceText(lines: readonly string[], { start, end }: { start: Position; end: Position }): string {
  const text = lines.slice(start.line - 1, end.line);
  text.push((text.pop() ?? '').slice(0, end.column - 1));
  return [(text.shift() ?? '').slice(start.column - 1), ...text].join('\n');
}
