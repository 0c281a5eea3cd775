import { describe, expect, it } from 'vitest';
import { htmlBlocks, readableTexts } from './html-blocks.ts';

describe('htmlBlocks', () => {
  it('reads blocks with their elements and decoded texts', () => {
    const html =
      '<h2>A &amp; B</h2><p>One <strong>bold</strong> &lt;b&gt;.<br>Two.</p><ul><li>First</li><li><em>Second</em> item</li></ul><blockquote><p>Said.</p></blockquote><pre><code>x</code></pre>';
    expect(htmlBlocks(html)).toEqual([
      { element: 'h2', text: 'A & B' },
      { element: 'p', text: 'One bold <b>.\nTwo.' },
      { element: 'li', text: 'First' },
      { element: 'li', text: 'Second item' },
      { element: 'p', text: 'Said.' },
      { element: 'pre', text: 'x' },
    ]);
  });

  it('finds no block in empty elements', () => expect(htmlBlocks('<p></p><ul><li> </li></ul>')).toEqual([]));

  it('decodes an escaped entity once', () => expect(htmlBlocks('<p>&amp;lt;</p>')[0]!.text).toBe('&lt;'));
});

describe('readableTexts', () => {
  it('includes every field that a reader sees', () => {
    const draft = { title: 'T', excerpt: 'E', tags: ['a', 'b'], content: '<p>P</p>' };
    expect(readableTexts(draft)).toEqual(['T', 'E', 'a', 'b', 'P']);
  });
});
