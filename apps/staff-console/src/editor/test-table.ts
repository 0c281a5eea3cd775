import type { Point } from 'slate';
import type { RichTable } from '@workspace/contracts/rich-text/document';
import { at } from './test-editor.ts';

export const cell = (text: string, isHeader = false) => ({
  type: 'table-cell' as const,
  ...(isHeader && { isHeader: true as const }),
  children: [{ text }],
});
export const tableOf = (...rows: string[][]): RichTable => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'table-row', children: row.map((text) => cell(text)) })),
});
export const table = () => tableOf(['a', 'b'], ['c', 'd']);
export const htmlOf = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
export const html = htmlOf(['a', 'b'], ['c', 'd']);
/** Point in a cell of the table that is the second block. */
export const inCell = (row: number, column: number, offset = 0): Point => at(offset, 1, row, column, 0);
