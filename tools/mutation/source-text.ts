/** Joins a source text to one line, so that its format does not distinguish mutants. */
export const oneLine = (source: string): string => source.replaceAll(/\s+/g, ' ').trim();

interface Position {
  line: number;
  column: number;
}

/** Returns the text between two positions, which count from 0. */
export function textAt(lines: readonly string[], { start, end }: { start: Position; end: Position }): string {
  const text = lines.slice(start.line, end.line + 1);
  text.push((text.pop() ?? '').slice(0, end.column));
  return [(text.shift() ?? '').slice(start.column), ...text].join('\n');
}
