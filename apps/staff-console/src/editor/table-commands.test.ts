// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as commands from './table-commands.ts';
import { toNextCell } from './table-moves.ts';
import { html, htmlOf, inCell, table, tableOf } from './test-table.ts';
import { p, at, type, typeOut, enter, undo, htmlAfter } from './test-editor.ts';

describe('table commands', () => {
  it.each([
    [commands.insertRowAbove, htmlOf(['a', 'b'], ['x', ''], ['c', 'd'])],
    [commands.insertRowBelow, htmlOf(['a', 'b'], ['c', 'd'], ['x', ''])],
    [commands.insertColumnBefore, htmlOf(['', 'a', 'b'], ['x', 'c', 'd'])],
    [commands.insertColumnAfter, htmlOf(['a', '', 'b'], ['c', 'x', 'd'])],
  ])('inserts rows and columns beside the cell, with the cursor in them', (command, expected) => {
    expect(htmlAfter([p('p'), table()], inCell(1, 0), command, type('x'))).toBe(`<p>p</p>${expected}`);
    expect(htmlAfter([p('p'), table()], inCell(1, 0), command, undo)).toBe(`<p>p</p>${html}`);
  });
  it('deletes rows and columns, and the table with the last one', () => {
    const wide = tableOf(['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i']);
    expect(htmlAfter([p('p'), wide], inCell(1, 1), commands.deleteRow, commands.deleteColumn, type('x'))).toBe(
      `<p>p</p>${htmlOf(['a', 'c'], ['g', 'xi'])}`,
    );
    const { deleteRow, deleteColumn } = commands;
    expect(htmlAfter([p('p'), table(), p('q')], inCell(1, 1), deleteRow, deleteRow, type('x'))).toBe(
      '<p>p</p><p>xq</p>',
    );
    expect(htmlAfter([p('p'), table()], inCell(1, 1), deleteColumn, deleteColumn, type('x'))).toBe('<p>p</p><p>x</p>');
    expect(htmlAfter([p('p'), table()], inCell(1, 1), commands.deleteTable, undo)).toBe(`<p>p</p>${html}`);
  });
  it('turns the first row into headings and back', () => {
    const head =
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';
    expect(htmlAfter([p('p'), table()], inCell(1, 1), commands.toggleHeaderRow)).toBe(`<p>p</p>${head}`);
    expect(htmlAfter([p('p'), table()], inCell(1, 1), commands.toggleHeaderRow, commands.toggleHeaderRow)).toBe(
      `<p>p</p>${html}`,
    );
  });
  it('inserts a table with a header row in place of an empty paragraph', () => {
    const fill = [...'abcde'].flatMap((text) => [type(text), toNextCell]);
    expect(htmlAfter([p('')], at(0, 0, 0), commands.insertTable, ...fill, type('f'))).toBe(
      '<table><thead><tr><th>a</th><th>b</th><th>c</th></tr></thead><tbody><tr><td>d</td><td>e</td><td>f</td></tr></tbody></table>',
    );
  });
  it('makes a header row of Markdown', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('| a | b c |'), enter, type('x'))).toBe(
      '<table><thead><tr><th>a</th><th>b c</th></tr></thead><tbody><tr><td>x</td><td></td></tr></tbody></table>',
    );
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('| a | b |'), enter, undo)).toBe('<p>| a | b |</p>');
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('| a |'), enter, type('x'))).toBe('<p>| a |</p><p>x</p>');
  });
});
