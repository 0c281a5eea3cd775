// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from './create-console-editor.ts';
import { createFinder, findMatches, indexAfter, placeOfSelection, rangeOfMatch } from './find-matches.ts';
import { findPattern, type FindQuery } from './find-pattern.ts';
import { replaceMatches } from './replace-matches.ts';
import { documentOf, valueOf } from './rich-text-value.ts';

const editorOf = (html: string) => {
  const editor = createConsoleEditor();
  editor.children = valueOf(html);
  Editor.normalize(editor, { force: true });
  return editor;
};
const finder = (text: string, options: Partial<FindQuery> = {}) =>
  createFinder(findPattern({ text, matchesCase: false, wholeWord: false, ...options }));
const found = (html: string, text: string, options?: Partial<FindQuery>) => {
  const editor = editorOf(html);
  return findMatches(editor, finder(text, options)).map((match) => Editor.string(editor, rangeOfMatch(editor, match)!));
};
const replaced = (html: string, text: string, by: string, options?: Partial<FindQuery>) => {
  const editor = editorOf(html);
  replaceMatches(editor, findMatches(editor, finder(text, options)), by);
  return { html: toHtml(documentOf(editor.children)), editor };
};
const table = '<table><tbody><tr><td>road a</td><td>b</td></tr><tr><td>c</td><td>Road</td></tr></tbody></table>';
const figure = '<figure><img src="/media/a/b" alt="road"><figcaption>A road</figcaption></figure>';
const drawing =
  '<figure data-drawing="pci-scale"><table><tbody><tr><td>road</td><td>6</td></tr><tr><td>d</td><td>7</td></tr></tbody></table><figcaption>Roads</figcaption></figure>';

describe('findMatches', () => {
  it('finds text across marks and links, in every kind of block', () => {
    expect(
      found('<h2>Roads</h2><p>r<strong>oa</strong>d, <a href="/x">ro</a>ad</p><ul><li>road</li></ul>', 'road'),
    ).toEqual(['Road', 'road', 'road', 'road']);
    expect(found(`${table}${figure}${drawing}<pre><code>road</code></pre>`, 'road')).toEqual([
      'road',
      'Road',
      'road',
      'Road',
      'road',
    ]);
  });

  it('searches a footnote apart from the text around it', () =>
    expect(found('<p>ro<small data-footnote="">the road</small>ad</p>', 'road')).toHaveLength(2));

  it.each([
    ['Road', { matchesCase: true }, 1],
    ['road', { wholeWord: true }, 2],
    ['road', {}, 3],
    ['a.c', {}, 0],
    ['', {}, 0],
  ])('finds %j with %j', (text, options, count) =>
    expect(found('<p>Road, road\u00a0a roads abc</p>', text, options)).toHaveLength(count),
  );

  it('matches a no-break space with a space, and letters beyond ASCII as letters', () => {
    expect(found('<p>5&nbsp;miles</p>', '5 miles')).toHaveLength(1);
    expect(found('<p>étés été</p>', 'été', { wholeWord: true })).toHaveLength(1);
  });

  it('begins at the selection', () => {
    const editor = editorOf('<p>road road</p><p>road</p>');
    const matches = findMatches(editor, finder('road'));
    Transforms.select(editor, { path: [0, 0], offset: 2 });
    expect(indexAfter(matches, placeOfSelection(editor))).toBe(1);
    Transforms.select(editor, { path: [1, 0], offset: 4 });
    expect(indexAfter(matches, placeOfSelection(editor))).toBe(0);
  });
});

describe('replaceMatches', () => {
  it('gives the new text the marks of the first character', () => {
    expect(replaced('<p>a r<strong>oa</strong>d b</p>', 'road', 'street').html).toBe('<p>a street b</p>');
    expect(replaced('<p><em>ro</em>ad, <a href="/x">road</a>s</p>', 'road', 'lane').html).toBe(
      '<p><em>lane</em>, <a href="/x">lane</a>s</p>',
    );
  });

  it('replaces all in cells, captions and footnotes, also by nothing', () => {
    const html = `${table}${figure}<p>a<small data-footnote="">road</small></p>`;
    expect(replaced(html, 'road', 'way').html).toBe(
      `${table.replace('road', 'way').replace('Road', 'way')}${figure.replace('A road', 'A way')}<p>a<small data-footnote="">way</small></p>`,
    );
    expect(replaced('<p>a <a href="/x">road</a> b</p>', 'road', '').html).toBe('<p>a  b</p>');
  });

  it('keeps the values of a drawing, which have fields of their own', () =>
    expect(replaced(drawing, 'road', 'lane').html).toBe(drawing.replace('Roads', 'lanes')));

  it('is one step to undo', () => {
    const html = '<p>road road</p><p>r<strong>oa</strong>d</p>';
    const { html: after, editor } = replaced(html, 'road', 'x');
    expect(after).toBe('<p>x x</p><p>x</p>');
    editor.undo();
    expect(toHtml(documentOf(editor.children))).toBe(html);
  });

  it('replaces a text by one that contains it once', () =>
    expect(replaced('<p>aa</p>', 'a', 'aa').html).toBe('<p>aaaa</p>'));
});
