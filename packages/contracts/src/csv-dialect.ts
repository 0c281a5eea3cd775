const candidates = [',', ';', '\t', '|'] as const;
/** Excel reads the delimiter from such a first line, and writes it on request. */
const declaration = /^"?sep=([^\r\n"])"?[ \t]*(?:[,;\t|]*)(?:\r\n|\r|\n|$)/i;

/** The delimiter of a CSV text, and the length of the `sep=` line that declares it, in characters (0 without one). */
export interface CsvDialect {
  delimiter: string;
  declarationLength: number;
}

/**
 * Finds the delimiter of a CSV text from its beginning: the one that a `sep=` line declares, or else the most frequent
 * of comma, semicolon, tab and bar in the first line, outside quotes. A comma when it has none.
 */
export function findCsvDialect(start: string): CsvDialect {
  const declared = declaration.exec(start);
  if (declared) return { delimiter: declared[1]!, declarationLength: declared[0].length };
  const plain = firstLine(start).replace(/"(?:[^"]|"")*"/g, '');
  const counts = candidates.map((mark) => plain.split(mark).length - 1);
  return { delimiter: candidates[counts.indexOf(Math.max(...counts))]!, declarationLength: 0 };
}

/** Returns true when the beginning of a file extends past its first line. */
export const hasFirstLine = (start: string): boolean => firstLine(start).length < start.trimStart().length;

/** Returns the text up to the first line end outside quotes, ignoring blank lines before it. */
function firstLine(start: string): string {
  const [line = ''] = /^(?:"(?:[^"]|"")*"|[^\r\n"]|"(?=[^"]*$))*/.exec(start.trimStart()) ?? [];
  return line;
}
