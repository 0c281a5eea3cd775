const candidates = [',', ';', '\t', '|'] as const;

/** What stands between the cells of a file: that of the candidates which its first line has most of, outside quotes. A comma where it has none. */
export function delimiterOf(start: string): string {
  const line = firstLine(start);
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = candidates.map((mark) => plain.split(mark).length - 1);
  return candidates[counts.indexOf(Math.max(...counts))]!;
}

/** Whether a file's beginning goes beyond its first line. */
export const hasFirstLine = (start: string): boolean => firstLine(start).length < start.trimStart().length;

/** Up to the first end of a line outside quotes; blank lines before it do not count. */
function firstLine(start: string): string {
  const [line = ''] = /^(?:"(?:[^"]|"")*"|[^\r\n"]|"(?=[^"]*$))*/.exec(start.trimStart()) ?? [];
  return line;
}
