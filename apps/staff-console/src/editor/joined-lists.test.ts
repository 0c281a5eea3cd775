// @vitest-environment jsdom
import type { Point } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { duplicateBlock } from './duplicate-block.ts';
import { insertLinkedBlock } from './line-link.ts';
import { moveBlock } from './move-block.ts';
import { normalValueOf } from './normal-value.ts';
import { at, backspace, htmlAfter, type, type Run } from './test-editor.ts';

/** Changes of blocks whose places change because two lists become one, and the text after a mark is typed. */
const placed: readonly (readonly [string, string, Point, Run, string])[] = [
  [
    'a block that is dragged from between two lists to the end',
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
    at(0, 1, 0),
    (editor) => moveBlock(editor, 1, 3),
    '<ul><li>a</li><li>c</li></ul><p>b|</p>',
  ],
  [
    'a list that is dragged below another',
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
    at(0, 1, 0),
    (editor) => moveBlock(editor, 0, 3),
    '<p>b</p><ul><li>c</li><li>a|</li></ul>',
  ],
  [
    'a duplicate of a list',
    '<p>b</p><ul><li>a</li></ul>',
    at(0, 1, 0, 0),
    (editor) => duplicateBlock(editor, 1),
    '<p>b</p><ul><li>a</li><li>a|</li></ul>',
  ],
  [
    'the removal of a divider between two lists',
    '<ul><li>a</li></ul><hr><ul><li>c</li></ul>',
    at(0, 1, 0),
    backspace,
    '<ul><li>a</li><li>|c</li></ul>',
  ],
  [
    'a block in place of an address between two lists',
    '<ul><li>a</li></ul><p>https://a.b/c</p><ul><li>c</li></ul>',
    at(0, 1, 0),
    (editor) =>
      insertLinkedBlock(
        editor,
        { type: 'link-card', url: 'https://a.b/c', title: 'C', children: [{ text: '' }] },
        'https://a.b/c',
      ),
    '<ul><li>a</li></ul><figure data-link-card=""><a href="https://a.b/c">C</a><figcaption>|</figcaption></figure><ul><li>c</li></ul>',
  ],
];

describe('two lists that become one', () => {
  it.each(placed)('keep the cursor in its place after %s', (_, html, place, run, expected) => {
    expect(htmlAfter(normalValueOf(html) as RichBlock[], place, run, type('|'))).toBe(expected);
  });
});
