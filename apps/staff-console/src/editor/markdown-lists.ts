const item = /^( *)([-*+]|\d{1,9}[.)])(?: +(.*)|)$/;
/** A line of this length is likely to go on in the next. */
const fullLine = 50;

export const isListItem = (line: string): boolean => item.test(line);

const indentOf = (line: string): number => line.length - line.trimStart().length;
const isNumbered = (line: string): boolean => /^ *\d/.test(line);

/**
 * Takes the list at the beginning of Markdown lines. `read` converts the lines of an item. Items that are indented by
 * two spaces belong to the item before them, also below a number.
 */
export function takeList(lines: readonly string[], read: (lines: string[]) => string): { html: string; count: number } {
  const [first = ''] = lines;
  const items: string[][] = [];
  let count = 0;
  for (const line of lines) {
    if (endsList(line, lines[count - 1], first)) break;
    if (isListItem(line) && indentOf(line) < indentOf(first) + 2) items.push([contentOf(line)]);
    else items.at(-1)!.push(line.slice(Math.min(indentOf(line), widthOf(first))));
    count += 1;
  }
  const name = isNumbered(first) ? 'ol' : 'ul';
  const number = Number.parseInt(first, 10);
  const start = name === 'ol' && number !== 1 ? ` start="${number}"` : '';
  return { html: `<${name}${start}>${items.map((own) => `<li>${read(own)}</li>`).join('')}</${name}>`, count };
}

/** Returns the text of an item's first line, without the box of a task. */
const contentOf = (line: string): string => (item.exec(line)?.[3] ?? '').replace(/^\[[ xX]\] +/, '');

/** Returns the width of the sign with the spaces around it. */
const widthOf = (line: string): number => line.length - (item.exec(line)?.[3] ?? '').length;

function endsList(line: string, previous: string | undefined, first: string): boolean {
  if (previous === undefined || line.trim() === '') return false;
  if (isListItem(line)) return indentOf(line) < indentOf(first) + 2 && isNumbered(line) !== isNumbered(first);
  if (indentOf(line) >= indentOf(first) + 2) return false;
  return previous.trim() === '' || previous.length < fullLine || !/^[\p{L}\p{N}]/u.test(line);
}
