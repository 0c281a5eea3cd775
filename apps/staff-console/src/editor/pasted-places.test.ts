// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from './create-console-editor.ts';
import { insertFiguresAt } from './figures.ts';
import type { PastedPictures } from './pasted-pictures.ts';
import { placedPicturesIn } from './pasted-places.ts';
import { bodyOf, documentOf } from './rich-text-value.ts';
import { at, clipboard, h, p, ul } from './test-editor.ts';

const img = (name: string) => `<img src="https://x.example/${name}" alt="${name}">`;

/** Pastes HTML at the end of a place, then lets its pictures arrive, the last ones first. */
function pasteInto(
  document: RichBlock[],
  place: [number, ...number[]],
  html: string,
  after?: (editor: Editor) => void,
) {
  let pictures: PastedPictures | undefined;
  const editor = createConsoleEditor((given) => (pictures = given));
  editor.children = document;
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, at(...place));
  editor.insertData(clipboard(html));
  const pasted = toHtml(documentOf(editor.children));
  for (const { alt, place: to } of pictures!.remote.toReversed())
    insertFiguresAt(editor, to!, [{ url: `/media/a/${alt}`, alt }]);
  after?.(editor);
  const shown = toHtml(documentOf(editor.children)).replaceAll(
    /<figure><img src="[^"]*" alt="(\w+)">.*?<\/figure>/g,
    '[$1]',
  );
  return { shown, pasted };
}

describe('the pictures of a paste', () => {
  it.each([
    [
      'between paragraphs',
      `<p>one</p><p>${img('a')}</p><p>two</p>${img('b')}<p>three</p>`,
      '<p>one</p>[a]<p>two</p>[b]<p>three</p>',
    ],
    ['at both ends', `${img('a')}<h2>one</h2><p>two</p>${img('b')}`, '[a]<h2>one</h2><p>two</p>[b]'],
    ['in a sentence, below it', `<p>one ${img('a')} more</p><p>two</p>`, '<p>one more</p>[a]<p>two</p>'],
    [
      'in a list, below it',
      `<ul><li>one ${img('a')}</li><li>two</li></ul><p>three</p>`,
      '<ul><li>one</li><li>two</li></ul>[a]<p>three</p>',
    ],
    [
      'in a table, below it',
      `<table><tr><td>1${img('a')}</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table><p>three</p>`,
      '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>[a]<p>three</p>',
    ],
  ])('stay %s', (_where, html, expected) => {
    expect(pasteInto([p('')], [0, 0, 0], html).shown).toBe(expected);
    expect(pasteInto([p('x'), p('')], [0, 1, 0], html).shown).toBe(`<p>x</p>${expected}`);
  });

  it.each([
    ['in the middle of a sentence', [p('ab')], [1, 0, 0], '<p>a</p><h2>one</h2>[a]<p>two</p><p>b</p>'],
    ['in a list', [ul('ab'), h('c')], [2, 0, 0, 0], '<ul><li>abone</li><li>two</li></ul>[a]<h2>c</h2>'],
  ] as const)('stay in their order, or below the list, in a paste %s', (_where, document, place, expected) => {
    const { shown } = pasteInto([...document], [...place], `<h2>one</h2>${img('a')}<p>two</p>`);
    expect(shown.replaceAll('\n', '')).toBe(expected);
  });

  it('are found by reading a long text once, not once for each', () => {
    const parts = Array.from({ length: 200 }, (_one, index) => `<p>part ${index}</p>${img(`n${index}`)}`);
    const body = bodyOf(parts.join(''));
    const reads = vi.spyOn(Node.prototype, 'textContent', 'get');
    const places = placedPicturesIn(body).map(({ after }) => after);
    const count = reads.mock.calls.length;
    reads.mockRestore();
    expect(places).toEqual(parts.map((_part, index) => index + 1));
    expect(count).toBeLessThan(5 * parts.length);
  });

  it('go away by one undo each', () => {
    const { shown, pasted } = pasteInto([p('')], [0, 0, 0], `${img('a')}<h2>one</h2>`, (editor) => editor.undo());
    expect(shown).toBe(pasted);
  });
});
