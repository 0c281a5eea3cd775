// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { drawingKinds, type RichBlock, type RichDrawing } from '@workspace/contracts/rich-text/document';
import { possibleChanges, withCell, withColumn, withoutColumn, withoutRow, withRow } from './drawing-rows.ts';
import { insertDrawing } from './drawing-tools.ts';
import { updateCaptioned } from './figures.ts';
import { insertLinkedBlock, lineLink } from './line-link.ts';
import { at, backspace, clipboard, htmlAfter, link, p, paste, type, ul, undo, type Run } from './test-editor.ts';

const card: RichBlock = { type: 'link-card', url: 'https://a.example', title: 'A', children: [{ text: 'b' }] };
const video: RichBlock = { type: 'video', url: 'https://vimeo.com/12', title: 'A', children: [{ text: '' }] };
const cardHtml = '<figure data-link-card=""><a href="https://a.example">A</a><figcaption>b</figcaption></figure>';
const videoHtml = '<figure data-video=""><a href="https://vimeo.com/12">A</a></figure>';
const drawing = (...cells: string[]): RichDrawing => ({
  type: 'drawing',
  kind: 'pci-scale',
  rows: [['Street', 'PCI'], cells],
  children: [{ text: '' }],
});

describe('a drawing', () => {
  it.each(drawingKinds)('of kind %s is inserted with values, and the cursor in its caption', (kind) =>
    expect(htmlAfter([p('')], at(0, 0, 0), (editor) => insertDrawing(editor, kind), type('a'))).toMatch(
      new RegExp(`^<figure data-drawing="${kind}"><table><thead>.*</table><figcaption>a</figcaption></figure>$`),
    ),
  );

  it('undoes the letters of a value together', () => {
    const set =
      (text: string, isContinued: boolean): Run =>
      (editor) => {
        const block = editor.children.find((one) => 'type' in one && one.type === 'drawing') as RichDrawing;
        updateCaptioned(editor, block, { rows: withCell(block.rows, 1, 1, text) }, isContinued);
      };
    const before = htmlAfter([drawing('a', '6')], at(0, 1, 0));
    expect(htmlAfter([drawing('a', '6')], at(0, 1, 0), set('7', false), set('72', true))).toContain('<td>72</td>');
    expect(htmlAfter([drawing('a', '6')], at(0, 1, 0), set('7', false), set('72', true), undo)).toBe(before);
  });

  it('gains and loses rows and columns within its limits', () => {
    const rows = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(withRow(rows)).toEqual([...rows, ['', '']]);
    expect(withoutRow(withRow(rows), 2)).toEqual(rows);
    expect(withColumn(rows)[1]).toEqual(['c', 'd', '']);
    expect(withoutColumn(withColumn(rows))).toEqual(rows);
    expect(possibleChanges({ kind: 'pci-scale', rows })).toEqual({
      addRow: true,
      removeRow: false,
      addColumn: false,
      removeColumn: false,
    });
    expect(possibleChanges({ kind: 'cost-bars', rows: withColumn(rows) })).toMatchObject({
      addColumn: true,
      removeColumn: true,
    });
  });
});

describe('a block with a caption', () => {
  it('is selected by the first Backspace after it, and deleted by the next', () => {
    expect(htmlAfter([p('x'), video, p('y')], at(0, 2, 0), backspace)).toBe(`<p>x</p>${videoHtml}<p>y</p>`);
    expect(htmlAfter([p('x'), video, p('y')], at(0, 2, 0), backspace, backspace)).toBe('<p>x</p><p>y</p>');
  });

  it('is copied and pasted whole', () => {
    const copied: Record<string, string> = {};
    const copy: Run = (editor) =>
      editor.setFragmentData({
        setData: (kind: string, text: string) => (copied[kind] = text),
      } as unknown as DataTransfer);
    const insertCopy: Run = (editor) => {
      Transforms.select(editor, Editor.end(editor, [2]));
      editor.insertData({ files: [], getData: (kind: string) => copied[kind] ?? '' } as unknown as DataTransfer);
    };
    expect(htmlAfter([p('x'), card, p('y')], at(0, 2, 0), backspace, copy, insertCopy)).toBe(
      `<p>x</p>${cardHtml}<p>y</p>${cardHtml}`,
    );
    expect(copied['text/html']).toBe(cardHtml);
  });

  it('leaves a list when pasted into one', () =>
    expect(htmlAfter([ul('x')], at(1, 0, 0, 0), paste(card))).toBe(`<ul><li>x</li></ul>${cardHtml}`));

  it.each([
    { ...card, url: 'javascript:x' },
    { ...card, title: undefined },
    { ...video, url: 'https://a.example/12' },
    { ...video, poster: 'https://a.example/b' },
    { ...drawing('a', '1'), rows: [['a']] },
    { ...drawing('a', '1'), rows: 'x' },
    { ...drawing('a', '1'), kind: 'x' },
  ])('becomes its caption when it cannot be stored: %j', (block) =>
    expect(htmlAfter([p('x')], at(1, 0, 0), paste({ ...block, children: [{ text: 'c' }] }))).not.toContain('<figure'),
  );

  it('has no links in the description of a link card', () =>
    expect(
      htmlAfter(
        [{ type: 'link-card', url: '/x', title: 'A', children: [{ text: '' }, link('b'), { text: '' }] }],
        at(0, 1, 0),
      ),
    ).toBe('<figure data-link-card=""><a href="/x">A</a><figcaption>b</figcaption></figure>'));
});

describe('a web address on a line of its own', () => {
  const url = 'https://vimeo.com/12';
  const drop =
    (text: string): Run =>
    (editor) =>
      editor.insertData(clipboard('', text));

  it('is pasted as a link, which another block replaces in one step', () => {
    const linked = `<p>a</p><p><a href="${url}">${url}</a></p>`;
    const show: Run = (editor) => insertLinkedBlock(editor, video, url);
    expect(htmlAfter([p('a'), p('')], at(0, 1, 0), drop(` ${url}\n`))).toBe(linked);
    expect(htmlAfter([p('a'), p('')], at(0, 1, 0), drop(url), show)).toBe(`<p>a</p>${videoHtml}`);
    expect(htmlAfter([p('a'), p('')], at(0, 1, 0), drop(url), show, undo)).toBe(linked);
  });

  it('stays text among other words', () => {
    expect(htmlAfter([p('see ')], at(4, 0, 0), drop(url))).toBe(`<p>see ${url}</p>`);
    expect(htmlAfter([p('')], at(0, 0, 0), drop(`${url} and more`))).toBe(`<p>${url} and more</p>`);
  });

  it('is recognized as text and as a link, and not with another text', () => {
    const lineOf = (block: RichBlock) => {
      let found: string | undefined;
      htmlAfter([block], at(0, 0, 0), (editor) => void (found = lineLink(editor)?.url));
      return found;
    };
    expect(lineOf(p(url))).toBe(url);
    expect(lineOf(p('', link(url, url), ''))).toBe(url);
    expect(lineOf(p('', link('A video', url), ''))).toBeUndefined();
    expect(lineOf(p(`${url} x`))).toBeUndefined();
  });

  it('keeps the paragraph that the dialog was not opened for', () =>
    expect(htmlAfter([p(url)], at(3, 0, 0), (editor) => insertLinkedBlock(editor, video, ''))).toBe(
      `<p>${url}</p>${videoHtml}`,
    ));
});
