// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { toggleMark } from './commands.ts';
import { p, ul, h, link, at, type, enter, backspace, make, clipboard, htmlAfter, type Run } from './test-editor.ts';

const code = (text: string): RichBlock => ({ type: 'code-block', children: [{ text }] });
const paste =
  (plain: string, html = ''): Run =>
  (editor) =>
    editor.insertData(clipboard(html, plain));

describe('code block', () => {
  it('adds a line with Enter', () =>
    expect(htmlAfter([code('ab')], at(1, 1, 0), enter, type('  c'))).toBe('<pre><code>a\n  cb</code></pre>'));
  it('is left by Enter in an empty last line', () => {
    expect(htmlAfter([code('a')], at(1, 1, 0), enter, enter, type('b'))).toBe('<pre><code>a</code></pre><p>b</p>');
    expect(htmlAfter([code('')], at(0, 1, 0), enter, type('b'))).toBe('<p>b</p>');
  });
  it('becomes a paragraph by Backspace at its start', () =>
    expect(htmlAfter([code('a')], at(0, 1, 0), backspace)).toBe('<p>a</p>'));
  it('has no marks and no links', () => {
    const bold: Run = (editor) => toggleMark(editor, 'bold');
    expect(htmlAfter([p('a', link('b'))], 'all', bold, make('code-block'), bold)).toBe('<pre><code>ab</code></pre>');
  });
  it('takes in all selected blocks', () =>
    expect(htmlAfter([p('a'), h('b'), ul('c', 'd')], 'all', make('code-block'))).toBe(
      '<pre><code>a\nb\nc\nd</code></pre>',
    ));
  it('receives pasted text as it is', () =>
    expect(htmlAfter([code('')], at(0, 1, 0), paste('  a\r\n\tb', '<b>x</b>'))).toBe(
      '<pre><code>  a\n\tb</code></pre>',
    ));
});

describe('callout', () => {
  const callout: RichBlock = { type: 'callout', children: [{ text: 'a' }] };
  it('is left by Enter at its end', () =>
    expect(htmlAfter([callout], at(1, 0, 0), enter, type('b'))).toBe('<aside>a</aside><p>b</p>'));
  it('turns into a paragraph and back', () => {
    expect(htmlAfter([callout], 'all', make('callout'))).toBe('<p>a</p>');
    expect(htmlAfter([p('a'), ul('b')], 'all', make('callout'))).toBe('<aside>a</aside><aside>b</aside>');
  });
});
