// @vitest-environment jsdom
import * as fc from 'fast-check';
import { Editor, Node, Transforms, type Descendant, type Point } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock, RichTable } from '@workspace/contracts/rich-text/document';
import { createConsoleEditor } from './create-console-editor.ts';
import { toNextCell, toPreviousCell } from './table-moves.ts';
import { isTable } from './table-position.ts';
import { cell, html, htmlOf, inCell, table, tableOf } from './test-table.ts';
import { p, ul, h, at, type, enter, backspace, paste, make, undo, redo, htmlAfter, type Run } from './test-editor.ts';

const erase: Run = (editor) => editor.deleteForward('character');
const remove: Run = (editor) => editor.deleteFragment();

describe('keys in a table', () => {
  it('move from cell to cell, and add a row after the last', () => {
    expect(htmlAfter([p('p'), table()], inCell(0, 1), toNextCell, type('x'))).toBe(
      `<p>p</p>${htmlOf(['a', 'b'], ['cx', 'd'])}`,
    );
    expect(htmlAfter([p('p'), table()], inCell(1, 1), toNextCell, type('x'))).toBe(
      `<p>p</p>${htmlOf(['a', 'b'], ['c', 'd'], ['x', ''])}`,
    );
    expect(htmlAfter([p('p'), table()], inCell(1, 0), toPreviousCell, type('x'))).toBe(
      `<p>p</p>${htmlOf(['a', 'bx'], ['c', 'd'])}`,
    );
    expect(htmlAfter([p('p'), table()], inCell(0, 0), toPreviousCell, type('x'))).toBe(
      `<p>p</p>${htmlOf(['xa', 'b'], ['c', 'd'])}`,
    );
  });
  it('break the line with Enter', () =>
    expect(htmlAfter([p('p'), table()], inCell(0, 0, 1), enter, type('x'))).toBe(
      `<p>p</p>${htmlOf(['a<br>x', 'b'], ['c', 'd'])}`,
    ));
  it('delete nothing at the edge of a cell', () => {
    expect(htmlAfter([p('p'), table()], inCell(1, 0), backspace)).toBe(`<p>p</p>${html}`);
    expect(htmlAfter([p('p'), table()], inCell(0, 1, 1), erase)).toBe(`<p>p</p>${html}`);
    expect(htmlAfter([p('p'), table()], inCell(0, 1, 1), backspace)).toBe(`<p>p</p>${htmlOf(['a', ''], ['c', 'd'])}`);
  });
  it('move into the table from the text beside it', () => {
    expect(htmlAfter([p('p'), table(), p('q')], at(0, 2, 0), backspace, type('x'))).toBe(
      `<p>p</p>${htmlOf(['a', 'b'], ['c', 'dx'])}<p>q</p>`,
    );
    expect(htmlAfter([p('p'), table(), p('q')], at(1, 0, 0), erase, type('x'))).toBe(
      `<p>p</p>${htmlOf(['xa', 'b'], ['c', 'd'])}<p>q</p>`,
    );
  });
  it('delete an empty table', () =>
    expect(htmlAfter([p('p'), tableOf(['', ''], ['', ''])], inCell(0, 0), backspace, type('x'))).toBe(
      '<p>p</p><p>x</p>',
    ));
});

describe('selection across cells', () => {
  const long = () => tableOf(['one', 'two'], ['three', 'four']);
  const across: [Point, Point] = [inCell(0, 1, 1), inCell(1, 0, 3)];
  it('is deleted without its cells', () => {
    const left = htmlOf(['one', 't'], ['ee', 'four']);
    for (const run of [remove, type('')]) expect(htmlAfter([p('p'), long()], across, run)).toBe(`<p>p</p>${left}`);
    expect(htmlAfter([p('p'), long()], across, type('x'))).toBe(`<p>p</p>${htmlOf(['one', 'tx'], ['ee', 'four'])}`);
    expect(htmlAfter([p('p'), long()], across, remove, undo)).toBe(
      `<p>p</p>${htmlOf(['one', 'two'], ['three', 'four'])}`,
    );
    expect(htmlAfter([p('p'), long()], across, remove, undo, redo)).toBe(`<p>p</p>${left}`);
  });
  it('leaves text and cells apart if it begins or ends outside', () => {
    expect(htmlAfter([p('pq'), long(), p('rs')], [at(1, 0, 0), inCell(0, 1, 1)], remove)).toBe(
      `<p>p</p>${htmlOf(['', 'wo'], ['three', 'four'])}<p>rs</p>`,
    );
    expect(htmlAfter([p('pq'), long(), p('rs')], [inCell(1, 0, 1), at(1, 2, 0)], remove, type('x'))).toBe(
      `<p>pq</p>${htmlOf(['one', 'two'], ['tx', ''])}<p>s</p>`,
    );
    expect(htmlAfter([p('pq'), long(), p('rs')], [at(1, 0, 0), at(1, 2, 0)], remove)).toBe('<p>ps</p>');
  });
  it('is copied as a table of the columns that it is in', () => {
    const copied = (from: typeof across): Descendant[] => {
      const editor = createConsoleEditor();
      editor.children = [p('p'), long(), p('q')];
      Transforms.select(editor, { anchor: from[0], focus: from[1] });
      return editor.getFragment();
    };
    expect(copied(across)).toEqual([tableOf(['', 'wo'], ['thr', ''])]);
    expect(copied([inCell(1, 0), inCell(1, 1, 4)])).toEqual([tableOf(['three', 'four'])]);
    expect(copied([inCell(1, 0, 1), inCell(1, 0, 3)])).toEqual([{ type: 'paragraph', children: [{ text: 'hr' }] }]);
  });
});

describe('pasting', () => {
  it('writes cells over cells, and the table grows', () => {
    expect(htmlAfter([p('p'), table()], inCell(1, 1), paste(tableOf(['x', 'y'], ['z', ''])))).toBe(
      `<p>p</p>${htmlOf(['a', 'b', ''], ['c', 'x', 'y'], ['', 'z', ''])}`,
    );
    expect(htmlAfter([p('p'), table()], inCell(0, 0), paste(tableOf(['x'])), type('y'), undo, undo)).toBe(
      `<p>p</p>${html}`,
    );
  });
  it('puts other blocks into the cell as lines', () =>
    expect(htmlAfter([p('p'), table()], inCell(0, 0, 1), paste(h('x'), ul('y', 'z')))).toBe(
      `<p>p</p>${htmlOf(['ax<br>y<br>z', 'b'], ['c', 'd'])}`,
    ));
  it('splits a paragraph, and goes below a list', () => {
    expect(htmlAfter([ul('x', 'y')], at(1, 0, 0, 0), paste(table()))).toBe(`<ul><li>x</li><li>y</li></ul>${html}`);
    expect(htmlAfter([p('xy')], at(1, 0, 0), paste(table()))).toBe(`<p>x</p>${html}<p>y</p>`);
  });
  it('leaves out a table without rows', () =>
    expect(htmlAfter([p('x')], at(1, 0, 0), paste({ type: 'table', children: [{ text: '' }] }))).toBe('<p>x</p>'));
});

it('is not changed by block tools', () => {
  for (const kind of ['heading-2', 'quote', 'numbered-list', 'code-block'] as const)
    expect(htmlAfter([p('x'), table(), p('y')], 'all', make(kind), make(kind))).toBe(`<p>x</p>${html}<p>y</p>`);
});

it('leaves a paragraph to write in before and after it', () => {
  expect(htmlAfter([table()], at(0, 0, 0), type('x'))).toBe(`<p>x</p>${html}`);
  expect(htmlAfter([table()], at(0, 2, 0), type('x'))).toBe(`${html}<p>x</p>`);
});

describe('shape of a table', () => {
  const normalized = (...blocks: unknown[]) => {
    const editor = createConsoleEditor();
    editor.children = blocks as Descendant[];
    Editor.normalize(editor, { force: true });
    return editor.children;
  };
  it('fills rows up', () =>
    expect(normalized(p('x'), tableOf(['a'], ['b', 'c'], []), p('y'))[1]).toEqual(
      tableOf(['a', ''], ['b', 'c'], ['', '']),
    ));
  it('has only text in cells', () => {
    const odd = {
      ...tableOf(['a', 'b']),
      children: [
        { type: 'table-row', children: [{ ...cell(''), children: [p('c'), ul('d', 'e'), table()] }, cell('f')] },
      ],
    };
    expect(Node.string(normalized(p('x'), odd, p('y'))[1]!)).toBe('c\n\nd\ne\nabcdf');
  });
  it('adopts cells and rows outside of a table', () => {
    const [row] = tableOf(['a', 'b']).children;
    expect(normalized(p('x'), row, cell('c'), p('y'))).toEqual([p('x'), tableOf(['a', 'b']), p('c'), p('y')]);
  });

  it('stays rectangular through any deletion, and undo restores it exactly', () => {
    const all = (): RichBlock[] => [
      p('pq'),
      ul('r', 's'),
      tableOf(['ab', 'cd', ''], ['ef', '', 'gh']),
      p('i'),
      table(),
      p(''),
    ];
    const runs = fc.constantFrom<Run>(
      remove,
      backspace,
      erase,
      type('x'),
      enter,
      paste(p('y')),
      paste(tableOf(['z', 'z'])),
      (editor) => editor.deleteBackward('word'),
    );
    const size = 14;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.array(runs, { minLength: 1, maxLength: 4 }), (from, to, steps) => {
        const editor = createConsoleEditor();
        editor.children = all();
        Editor.normalize(editor, { force: true });
        const before = editor.children;
        const points = [...Editor.positions(editor, { at: [] })];
        Transforms.select(editor, { anchor: points[from % points.length]!, focus: points[to % points.length]! });
        for (const step of steps) step(editor);
        for (const [found] of Editor.nodes<RichTable>(editor, { at: [], match: isTable }))
          expect(new Set(found.children.map(({ children }) => children.length)).size).toBe(1);
        while (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(before);
        expect(points.length).toBeGreaterThan(size);
      }),
      { numRuns: 150 },
    );
  });
});
