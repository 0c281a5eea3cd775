import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { p, ul, at, type, enter, backspace, paste, make, after, type Run } from './trial.ts';

describe('table', () => {
  const cell = (text: string) => ({ children: text ? [{ text }] : [] });
  const table: RichBlock = {
    type: 'table',
    rows: [
      [cell('a'), cell('b')],
      [cell('c'), cell('')],
    ],
    children: [{ text: '' }],
  };
  const html = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>';
  it('is not changed by block tools', () => {
    for (const kind of ['heading-2', 'quote', 'numbered-list'] as const)
      expect(after([p('x'), table, p('y')], 'all', make(kind), make(kind))).toBe(`<p>x</p>${html}<p>y</p>`);
    expect(after([p('x'), table, p('y')], 'all', make('bulleted-list'))).toBe(
      `<ul><li>x</li></ul>${html}<ul><li>y</li></ul>`,
    );
  });
  it('leaves a paragraph to write in before and after it', () => {
    expect(after([table], at(0, 0, 0), type('x'))).toBe(`<p>x</p>${html}`);
    expect(after([table], at(0, 2, 0), type('x'))).toBe(`${html}<p>x</p>`);
    expect(after([p('x'), table, p('y')], at(0, 1, 0), enter, type('z'))).toBe(`<p>x</p>${html}<p>z</p><p>y</p>`);
  });
  it('ignores typed text', () => expect(after([p('x'), table], at(0, 1, 0), type('z'))).toBe(`<p>x</p>${html}`));
  it('is selected by Backspace after it or Delete before it, and deleted by the second press', () => {
    const erase: Run = (editor) => editor.deleteForward('character');
    expect(after([p('x'), table, p('y')], at(0, 2, 0), backspace)).toBe(`<p>x</p>${html}<p>y</p>`);
    expect(after([p('x'), table, p('y')], at(0, 2, 0), backspace, backspace, type('z'))).toBe('<p>x</p><p>zy</p>');
    expect(after([p('x'), table, p('y')], at(1, 0, 0), erase)).toBe(`<p>x</p>${html}<p>y</p>`);
    expect(after([p('x'), table, p('y')], at(1, 0, 0), erase, erase)).toBe('<p>x</p><p>y</p>');
  });
  it('splits a paragraph when pasted, and goes below a list or another table', () => {
    expect(after([ul('x', 'y')], at(1, 0, 0, 0), paste(table))).toBe(`<ul><li>x</li><li>y</li></ul>${html}`);
    expect(after([p('xy')], at(1, 0, 0), paste(table))).toBe(`<p>x</p>${html}<p>y</p>`);
    expect(after([p('x'), table], at(0, 1, 0), paste(table))).toBe(`<p>x</p>${html}${html}`);
  });
  it('is left out when pasted without rows', () =>
    expect(after([p('x')], at(1, 0, 0), paste({ type: 'table', children: [{ text: '' }] }))).toBe('<p>x</p>'));
});
