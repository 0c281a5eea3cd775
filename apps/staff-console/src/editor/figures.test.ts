// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import { insertFigure, replacePicture, updateCaptioned, type CaptionedChanges } from './figures.ts';
import { isFigureChosen } from './chosen-figure.ts';
import { p, h, ul, link, at, type, enter, backspace, paste, make, undo, htmlAfter, type Run } from './test-editor.ts';

const url = '/media/a/road.jpg';
const figure = (caption = ''): RichFigure => ({ type: 'figure', url, alt: 'b', children: [{ text: caption }] });
const html = (caption = '') =>
  `<figure><img src="${url}" alt="b">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const insert: Run = (editor) => insertFigure(editor, { url, alt: 'b' });
const erase: Run = (editor) => editor.deleteForward('character');
const update =
  (changes: CaptionedChanges<RichFigure>, isContinued?: boolean): Run =>
  (editor) => {
    const found = editor.children.find((block) => 'type' in block && block.type === 'figure') as RichFigure;
    updateCaptioned(editor, found, changes, isContinued);
  };

describe('insertFigure', () => {
  it('goes after the block at the cursor, which moves to the caption', () => {
    expect(htmlAfter([p('a'), p('c')], at(1, 0, 0), insert, type('d'))).toBe(`<p>a</p>${html('d')}<p>c</p>`);
    expect(htmlAfter([ul('a', 'c')], at(1, 0, 0, 0), insert)).toBe(`<ul><li>a</li><li>c</li></ul>${html()}`);
  });
  it('replaces an empty paragraph, and goes before the text after the cursor', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), insert)).toBe(html());
    expect(htmlAfter([p('a')], at(0, 0, 0), insert)).toBe(`${html()}<p>a</p>`);
  });
  it('is one step to undo', () => expect(htmlAfter([p('')], at(0, 0, 0), type('a'), insert, undo)).toBe('<p>a</p>'));
  it('ignores pictures of other sites', () =>
    expect(
      htmlAfter([p('a')], at(1, 0, 0), (editor) => insertFigure(editor, { url: 'https://a.example/b', alt: '' })),
    ).toBe('<p>a</p>'));
});

describe('updateCaptioned', () => {
  it('changes alt text, purpose and credit, each in one step', () => {
    const all = [update({ alt: 'c' }), update({ credit: 'd' }), update({ isDecorative: true })];
    const decorative = `<figure><img src="${url}" alt="" data-decorative=""><figcaption><small>d</small></figcaption></figure>`;
    expect(htmlAfter([figure()], at(0, 1, 0), ...all)).toBe(decorative);
    expect(htmlAfter([figure()], at(0, 1, 0), ...all, update({ isDecorative: undefined, credit: undefined }))).toBe(
      html().replace('"b"', '"c"'),
    );
    expect(htmlAfter([figure()], at(0, 1, 0), ...all, undo, undo)).toBe(html().replace('"b"', '"c"'));
  });
  it('undoes the letters of a text together', () =>
    expect(htmlAfter([figure()], at(0, 1, 0), update({ alt: 'c' }), update({ alt: 'cd' }, true), undo)).toBe(html()));
  it('ignores a figure that is no longer there', () =>
    expect(htmlAfter([p('a')], at(0, 0, 0), (editor) => updateCaptioned(editor, figure(), { alt: 'c' }))).toBe(
      '<p>a</p>',
    ));
});

describe('replacePicture', () => {
  const replace =
    (alt: string, by = '/media/c/d.jpg'): Run =>
    (editor) => {
      const found = editor.children.find((block) => 'type' in block && block.type === 'figure') as RichFigure;
      replacePicture(editor, found, { url: by, alt });
    };
  const replaced = (alt: string) => html('e').replace(url, '/media/c/d.jpg').replace('"b"', `"${alt}"`);
  it('keeps place, texts and credit, in one step to undo', () => {
    const all = [p('x'), figure('e'), p('y')];
    expect(htmlAfter(all, at(0, 1, 0), replace('c'))).toBe(`<p>x</p>${replaced('b')}<p>y</p>`);
    expect(htmlAfter(all, at(0, 1, 0), update({ credit: 'd' }), replace('c'))).toContain('<small>d</small>');
    expect(htmlAfter(all, at(0, 1, 0), replace('c'), undo)).toBe(`<p>x</p>${html('e')}<p>y</p>`);
  });
  it('takes the alt text of the library where none is written', () =>
    expect(htmlAfter([figure('e')], at(0, 1, 0), update({ alt: ' ' }), replace('c'))).toBe(replaced('c')));
  it('ignores pictures of other sites', () =>
    expect(htmlAfter([figure('e')], at(0, 1, 0), replace('c', 'https://a.example/b'))).toBe(html('e')));
});

describe('figure', () => {
  it('is left by Enter', () =>
    expect(htmlAfter([figure('c')], at(1, 1, 0), enter, type('d'))).toBe(`${html('c')}<p>d</p>`));
  it('is selected by Backspace and Delete before the next press deletes it', () => {
    const all = [p('x'), figure('c'), p('y')];
    const [first, rest] = ['<p>x</p>', '<p>y</p>'];
    for (const [place, press] of [
      [at(0, 2, 0), backspace],
      [at(0, 1, 0), backspace],
      [at(1, 1, 0), erase],
      [at(1, 0, 0), erase],
    ] as const) {
      expect(htmlAfter(all, place, press)).toBe(first + html('c') + rest);
      expect(htmlAfter(all, place, press, press)).toBe(first + rest);
      expect(htmlAfter(all, place, press, backspace, type('z'))).toBe(`${first}<p>zy</p>`);
    }
  });
  it('is copied with its caption when it is selected as a whole', () => {
    const copied: Record<string, string> = {};
    const copy: Run = (editor) =>
      editor.setFragmentData({
        setData: (kind: string, text: string) => (copied[kind] = text),
      } as unknown as DataTransfer);
    const insertCopy: Run = (editor) => {
      Transforms.select(editor, Editor.end(editor, [2]));
      editor.insertData({ files: [], getData: (kind: string) => copied[kind] ?? '' } as unknown as DataTransfer);
    };
    expect(htmlAfter([p('x'), figure('c'), p('y')], at(0, 2, 0), backspace, copy, insertCopy)).toBe(
      `<p>x</p>${html('c')}<p>y</p>${html('c')}`,
    );
    expect(copied['text/html']).toBe(html('c'));
  });
  it('is no longer selected after the cursor moved', () => {
    const move: Run = (editor) => Transforms.select(editor, Editor.end(editor, [1]));
    expect(htmlAfter([p('x'), figure('cd'), p('y')], at(0, 2, 0), backspace, move, backspace)).toBe(
      `<p>x</p>${html('c')}<p>y</p>`,
    );
    expect(
      htmlAfter([p('x'), figure(), p('y')], at(0, 2, 0), backspace, (editor) => {
        expect(isFigureChosen(editor, editor.children[1] as RichFigure)).toBe(true);
      }),
    ).toBe(`<p>x</p>${html()}<p>y</p>`);
  });
  it('takes only the text of pasted blocks into its caption', () =>
    expect(htmlAfter([figure('c')], at(1, 1, 0), paste(h('d'), ul('e', 'f'), figure('g')))).toBe(
      html('cd<br>e<br>f<br>g'),
    ));
  it('is not changed by block tools and can have links in its caption', () => {
    expect(htmlAfter([p('x'), figure('c')], 'all', make('quote'))).toBe(`<blockquote>x</blockquote>${html('c')}`);
    expect(htmlAfter([{ ...figure(), children: [{ text: '' }, link('c')] }], at(0, 1, 0))).toBe(
      html('<a href="/x">c</a>'),
    );
  });
  it('becomes its caption when its picture is on another site', () =>
    expect(htmlAfter([p('x')], at(1, 0, 0), paste({ ...figure('c'), url: '//a.example/media/a/b' }))).toBe(
      '<p>x</p><p>c</p>',
    ));
  it('leaves a list when pasted into one', () =>
    expect(htmlAfter([ul('x', 'y')], at(1, 0, 0, 0), paste(figure('c')))).toBe(
      `<ul><li>x</li><li>y</li></ul>${html('c')}`,
    ));
});
