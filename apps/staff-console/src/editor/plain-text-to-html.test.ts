// @vitest-environment jsdom
import * as fc from 'fast-check';
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from './create-console-editor.ts';
import { plainTextToHtml } from './plain-text-to-html.ts';
import { bodyOf, documentOf } from './rich-text-value.ts';

const pasteInto = (block: Parameters<typeof documentOf>[0][number], text: string): string => {
  const editor = createConsoleEditor();
  editor.children = [block];
  Transforms.select(editor, Editor.end(editor, [0]));
  editor.insertData({ files: [], getData: (type: string) => (type === 'text/plain' ? text : '') } as never);
  return toHtml(documentOf(editor.children));
};

const empty = { type: 'paragraph', children: [{ text: '' }] } as const satisfies RichBlock;

describe('plain text', () => {
  it.each([
    'One line',
    '- one line',
    '2 * 3 * 4',
    'one\ntwo',
    'snake_case and __init__',
    '10. March\nis cold',
    'Dear Ada,\n\nhello',
    '#!/bin/sh\n# rates\nnpm start\ncd roads',
    'a\tb',
    'a ** b ** **c',
  ])('has no structure: %j', (text) => expect(plainTextToHtml(text)).toBeUndefined());

  it.each([
    ['**bold**', '<p><strong>bold</strong></p>'],
    ['see `a_b_c`', '<p>see <code>a_b_c</code></p>'],
    ['# A\nb', '<h2>A</h2><p>b</p>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['[a](/x "t") [b] [c][d]\n\n[d]: /e', '<p><a href="/x">a</a> [b] <a href="/e">c</a></p>'],
    ['`<b>` & **<i>**', '<p><code>&lt;b&gt;</code> &amp; <strong>&lt;i&gt;</strong></p>'],
    ['- a\n\n  b\n- c', '<ul><li>a<br>b</li><li>c</li></ul>'],
    ['- a\n\nAda', '<ul><li>a</li></ul><p>Ada</p>'],
    ['a\n\n***\n\nb', '<p>a</p><hr><p>b</p>'],
    ['```\n# a\n', '<pre><code># a\n</code></pre>'],
  ])('is read as Markdown: %j', (text, html) => expect(pasteInto(empty, text)).toBe(html));

  it('stays as it is where only text fits', () => {
    expect(pasteInto({ type: 'code-block', children: [{ text: 'x' }] }, '# a\n- b')).toBe(
      '<pre><code>x# a\n- b</code></pre>',
    );
  });

  it('makes no link of an unsafe URL', () =>
    expect(pasteInto(empty, '[a](javascript:alert(1)) **b**')).toBe(
      '<p>[a](javascript:alert(1)) <strong>b</strong></p>',
    ));

  it('loses no letter as Markdown', () => {
    const line = fc.constantFrom(
      '# a',
      '- b',
      '  - c',
      '3. d',
      '> e',
      '```',
      'f **g** `h`',
      '',
      '| i | j |',
      '|--|--|',
      'k',
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), (lines) => {
        const html = plainTextToHtml(lines.join('\n')) ?? lines.join('\n');
        const letters = (text: string) => text.replaceAll(/[^a-k]/g, '');
        expect(letters(bodyOf(html).textContent)).toBe(letters(lines.join('\n')));
      }),
    );
  });
});
