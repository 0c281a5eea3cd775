// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { normalValueOf } from './normal-value.ts';
import { at, clipboard, htmlAfter, type, type Run } from './test-editor.ts';

const open = (html: string) => normalValueOf(html) as RichBlock[];

describe('typing on a divider', () => {
  it('goes below it', () =>
    expect(htmlAfter(open('<p>a</p><hr><p>b</p>'), at(0, 1, 0), type('x'), type('y'))).toBe(
      '<p>a</p><hr><p>xy</p><p>b</p>',
    ));
});

describe('a selection that ends or starts on a divider', () => {
  const text = open('<p>ab</p><hr><p>cd</p>');
  const pasteWord: Run = (editor) => editor.insertData(clipboard('', 'xy'));
  const pasteOwn: Run = (editor) => {
    const fragment = btoa(encodeURIComponent(JSON.stringify([{ type: 'paragraph', children: [{ text: 'xy' }] }])));
    const own = { ...clipboard(''), getData: (kind: string) => (kind.endsWith('slate-fragment') ? fragment : '') };
    editor.insertData(own);
  };
  it.each([
    ['typing', type('xy')],
    ['pasted text', pasteWord],
    ['text copied here', pasteOwn],
  ])('is replaced by %s', (_, write) => {
    expect(htmlAfter(text, [at(1, 0, 0), at(0, 1, 0)], write)).toBe('<p>axy</p><p>cd</p>');
    expect(htmlAfter(text, [at(0, 1, 0), at(1, 0, 0)], write)).toBe('<p>axy</p><p>cd</p>');
    expect(htmlAfter(text, [at(0, 1, 0), at(1, 2, 0)], write)).toBe('<p>ab</p><p>xyd</p>');
    expect(htmlAfter(open('<p>ab</p><hr><hr>'), [at(0, 1, 0), at(0, 2, 0)], write)).toBe('<p>ab</p><p>xy</p>');
  });
  it('puts text copied here below a selected divider', () =>
    expect(htmlAfter(text, at(0, 1, 0), pasteOwn)).toBe('<p>ab</p><hr><p>xy</p><p>cd</p>'));
});
