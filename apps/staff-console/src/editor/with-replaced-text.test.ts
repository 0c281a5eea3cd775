// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { normalValueOf } from './normal-value.ts';
import { at, enter, htmlAfter, type } from './test-editor.ts';

const open = (html: string) => normalValueOf(html) as RichBlock[];
const picture = (caption: string) =>
  `<figure><img src="/media/a/road.jpg" alt="b"><figcaption>${caption}</figcaption></figure>`;

describe('Enter over selected text', () => {
  it('leaves a picture instead of repeating it', () =>
    expect(htmlAfter(open(`<p>a</p>${picture('bcd')}<p>efg</p>`), [at(1, 1, 0), at(2, 2, 0)], enter, type('x'))).toBe(
      `<p>a</p>${picture('bg')}<p>x</p>`,
    ));
  it('adds a line to code instead of a block', () =>
    expect(htmlAfter(open('<p>a</p><pre><code>bcd</code></pre><p>efg</p>'), [at(1, 1, 0), at(2, 2, 0)], enter)).toBe(
      '<p>a</p><pre><code>b\ng</code></pre>',
    ));
  it('splits a paragraph', () =>
    expect(htmlAfter(open('<p>abc</p><h2>def</h2>'), [at(1, 0, 0), at(2, 1, 0)], enter, type('x'))).toBe(
      '<p>a</p><p>xf</p>',
    ));
});
