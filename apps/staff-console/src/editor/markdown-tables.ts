const delimiters = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$/;

/** Returns true for lines that begin with a table: a row, and a row of dashes. */
export const isTableAt = ([row = '', dashes = '']: readonly string[]): boolean =>
  row.includes('|') && delimiters.test(dashes);

/** Takes the table at the beginning of Markdown lines. `read` converts the text of a cell. */
export function takeTable(lines: readonly string[], read: (cell: string) => string): { html: string; count: number } {
  const end = lines.findIndex((line) => !line.includes('|'));
  const count = end === -1 ? lines.length : end;
  const [head = '', , ...rows] = lines.slice(0, count);
  const rowOf = (line: string, name: string) =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${name}>${read(cell)}</${name}>`)
      .join('')}</tr>`;
  const body = rows.map((row) => rowOf(row, 'td')).join('');
  return { html: `<table><thead>${rowOf(head, 'th')}</thead><tbody>${body}</tbody></table>`, count };
}

/** Splits a row at its lines. An escaped one is a character of the cell. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim());
