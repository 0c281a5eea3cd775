// @vitest-environment jsdom
import type { Point } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { at, h, htmlAfter, p, type, type Run } from './test-editor.ts';

const figure: RichBlock = { type: 'figure', url: '/media/a/b.jpg', alt: 'x', children: [{ text: 'e' }] };
const divider: RichBlock = { type: 'divider', children: [{ text: '' }] };
const shown = '<figure><img src="/media/a/b.jpg" alt="x"><figcaption>e</figcaption></figure>';

let copied = '';
const cut: Run = (editor) => {
  copied = btoa(encodeURIComponent(JSON.stringify(editor.getFragment())));
  editor.deleteFragment();
};
const pasteCut: Run = (editor) =>
  editor.insertData({
    types: [],
    files: [],
    getData: (kind: string) => (kind === 'application/x-slate-fragment' ? copied : ''),
  } as unknown as DataTransfer);

describe('a selection across a picture', () => {
  it.each<[RichBlock[], [Point, Point]]>([
    [
      [p('ab'), figure, p('cd')],
      [at(1, 0, 0), at(1, 2, 0)],
    ],
    [
      [h('ab'), figure, p('cd')],
      [at(1, 0, 0), at(1, 2, 0)],
    ],
    [
      [p('ab'), divider, p('cd')],
      [at(1, 0, 0), at(1, 2, 0)],
    ],
    [
      [p('ab'), figure, h('x'), p('cd')],
      [at(1, 0, 0), at(2, 3, 0)],
    ],
    [
      [p('ab'), figure, p('cd')],
      [at(0, 0, 0), at(1, 2, 0)],
    ],
    [
      [p('x'), p('ab'), figure, p('cd'), p('y')],
      [at(1, 1, 0), at(1, 3, 0)],
    ],
  ])('is back as it was after it is cut and pasted: %j', (document, place) => {
    expect(htmlAfter(document, place, cut, pasteCut)).toBe(htmlAfter(document, place));
  });
  it('leaves the cursor behind its last word', () =>
    expect(htmlAfter([p('ab'), figure, p('cd')], [at(1, 0, 0), at(1, 2, 0)], cut, pasteCut, type('z'))).toBe(
      `<p>ab</p>${shown}<p>czd</p>`,
    ));
  it('keeps the kind of a heading at its end', () =>
    expect(htmlAfter([p('ab'), figure, h('c'), p('de')], [at(1, 0, 0), at(1, 2, 0)], cut, pasteCut)).toBe(
      `<p>ab</p>${shown}<h2>c</h2><p>de</p>`,
    ));
});
