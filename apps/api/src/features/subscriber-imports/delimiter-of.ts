const candidates = [',', ';', '\t', '|'] as const;

/** What stands between the cells of a file: that of the candidates which its first line has most of, outside quotes. A comma where it has none. */
export function delimiterOf(start: string): string {
  const line = firstLine(start.replace(/^[\r\n]+/, ''));
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = candidates.map((mark) => plain.split(mark).length - 1);
  return candidates[counts.indexOf(Math.max(...counts))]!;
}

/** Up to the first end of a line outside quotes. */
function firstLine(text: string): string {
  const [line = ''] = /^(?:"(?:[^"]|"")*"|[^\r\n"]|"(?=[^"]*$))*/.exec(text) ?? [];
  return line;
}
