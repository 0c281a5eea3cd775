import { isRichList, type RichBlock, type RichTableCell, type RichTableRow } from './document.ts';
import { elementOf, type HtmlNode } from './html-node.ts';
import { allInlines } from './inlines-of.ts';
import { storedRows } from './stored-rows.ts';

type Read = (part: HtmlNode) => RichBlock[];

/** A larger span is ignored. */
const largestSpan = 20;
/** Limit of a table's cells; a larger one is not real content. */
const maxCells = 20_000;
const rowGroups = new Set(['THEAD', 'TBODY', 'TFOOT']);

/**
 * Converts a table to a block, after its content outside of cells, such as its caption. Undefined for a layout table:
 * a single row or column, or cells with more than text and lists.
 */
export function readTable(table: HtmlNode, read: Read): RichBlock[] | undefined {
  const rows = expandSpans(rowsOf(table).map((row) => cellsOf(row)));
  if (rows.length < 2 || rows[0]!.length < 2) return undefined;
  const cells = rows.map((row) => row.map((cell) => readCell(cell, read)));
  if (!cells.every((row): row is RichTableCell[] => row.every((cell) => cell !== undefined))) return undefined;
  const stored = storedRows(
    cells.map((children): RichTableRow => ({ type: 'table-row', children })),
    (row) => row.children.some(({ children }) => children.length > 0),
  );
  if (stored.length < 2) return undefined;
  const children = stored.map((row) => ({ ...row, children: row.children.map(withText) }));
  return [...read(elementOf(childrenOf(table).filter(isBeside))), { type: 'table', children }];
}

/** Slate requires children of every element. */
const withText = (cell: RichTableCell): RichTableCell =>
  cell.children.length > 0 ? cell : { ...cell, children: [{ text: '' }] };

const childrenOf = (node: HtmlNode): HtmlNode[] => Array.from(node.childNodes);
const nameOf = (node: HtmlNode): string => node.nodeName.toUpperCase();
const isBeside = (node: HtmlNode): boolean => nameOf(node) !== 'TR' && !rowGroups.has(nameOf(node));

/** Returns the rows of a table or of a row group, in order. */
function rowsOf(node: HtmlNode): HtmlNode[] {
  return childrenOf(node).flatMap((child) => {
    if (nameOf(child) === 'TR') return [child];
    return rowGroups.has(nameOf(child)) ? rowsOf(child) : [];
  });
}

const cellsOf = (row: HtmlNode): HtmlNode[] => childrenOf(row).filter((cell) => ['TD', 'TH'].includes(nameOf(cell)));

const spanOf = (cell: HtmlNode, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute?.(name) ?? '1', 10) || 1, 1), largestSpan);

/** Makes rows equally long: a spanning cell is in its first position, and the others are empty. */
function expandSpans(rows: HtmlNode[][]): (HtmlNode | undefined)[][] {
  const grid: (HtmlNode | undefined)[][] = rows.map(() => []);
  const isTaken = rows.map(() => new Set<number>());
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while (isTaken[y]!.has(x)) x += 1;
      grid[y]![x] = cell;
      for (let down = 0; down < spanOf(cell, 'rowspan') && y + down < rows.length; down += 1)
        for (let across = 0; across < spanOf(cell, 'colspan'); across += 1) isTaken[y + down]!.add(x + across);
    }
  }
  const width = Math.max(0, ...isTaken.map((places) => Math.max(-1, ...places) + 1));
  if (width * rows.length > maxCells) return [];
  return grid.map((row) => Array.from({ length: width }, (_, x) => row[x]));
}

/** Undefined for a cell with more than text. The items of a list are its lines. */
function readCell(cell: HtmlNode | undefined, read: Read): RichTableCell | undefined {
  if (!cell) return { type: 'table-cell', children: [] };
  const blocks = read(cell).filter(({ type }) => type !== 'divider');
  if (!blocks.every((block) => block.type === 'paragraph' || isRichList(block))) return undefined;
  return { type: 'table-cell', ...(nameOf(cell) === 'TH' && { isHeader: true }), children: allInlines(blocks) };
}
