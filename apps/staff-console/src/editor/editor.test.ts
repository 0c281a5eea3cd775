import { Editor, Transforms, type Descendant, type Point } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock, RichInline, RichLink, RichListItem } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { setLink, toggleBulletedList, toggleHeading, toggleMark } from './commands.ts';
import { insertBlocks } from './insert-blocks.ts';
import { makeEditor } from './make-editor.ts';
import { documentOf } from './rich-text-value.ts';

const inlines = (words: (string | RichLink)[]): RichInline[] =>
  words.map((word) => (typeof word === 'string' ? { text: word } : word));
const link = (text: string, url = '/x'): RichLink => ({ type: 'link', url, children: [{ text }] });
const p = (...words: (string | RichLink)[]): RichBlock => ({ type: 'paragraph', children: inlines(words) });
const h = (...words: (string | RichLink)[]): RichBlock => ({ type: 'heading', level: 2, children: inlines(words) });
const ul = (...items: string[]): RichBlock => ({
  type: 'bulleted-list',
  children: items.map((text): RichListItem => ({ type: 'list-item', children: [{ text }] })),
});

type Run = (editor: Editor) => void;
const at = (offset: number, ...path: number[]): Point => ({ path, offset });
const type =
  (text: string): Run =>
  (editor) =>
    editor.insertText(text);
const enter: Run = (editor) => editor.insertBreak();
const backspace: Run = (editor) => editor.deleteBackward('character');
const paste =
  (...blocks: unknown[]): Run =>
  (editor) =>
    insertBlocks(editor, blocks as Descendant[]);

/** What is stored of a document after something was done at a place, between two, or with everything selected. */
function after(document: RichBlock[], place: Point | [Point, Point] | 'all', ...runs: Run[]): string {
  const editor = makeEditor();
  editor.children = document;
  Editor.normalize(editor, { force: true });
  const [anchor, focus] = Array.isArray(place) ? place : [place, place];
  Transforms.select(editor, anchor === 'all' || focus === 'all' ? Editor.range(editor, []) : { anchor, focus });
  for (const run of runs) run(editor);
  return toHtml(documentOf(editor.children));
}

describe('Enter', () => {
  it('at the end of a heading begins a paragraph', () =>
    expect(after([h('a')], at(1, 0, 0), enter, type('b'))).toBe('<h2>a</h2><p>b</p>'));
  it('at the start of a heading leaves it a heading', () =>
    expect(after([h('a')], at(0, 0, 0), enter, type('b'))).toBe('<h2>ba</h2>'));
  it('inside a heading makes two of it', () =>
    expect(after([h('ab')], at(1, 0, 0), enter)).toBe('<h2>a</h2><h2>b</h2>'));
  it('twice leaves a list', () =>
    expect(after([ul('a')], at(1, 0, 0, 0), enter, enter, type('b'))).toBe('<ul><li>a</li></ul><p>b</p>'));
  it('in an empty item in the middle parts the list', () =>
    expect(after([ul('a', 'b')], at(1, 0, 0, 0), enter, enter, type('c'))).toBe(
      '<ul><li>a</li></ul><p>c</p><ul><li>b</li></ul>',
    ));
  it('with Shift breaks the line inside the block', () =>
    expect(after([h('ab')], at(1, 0, 0), (editor) => editor.insertSoftBreak())).toBe('<h2>a<br>b</h2>'));
});

describe('Backspace at the start of', () => {
  it('a heading makes it a paragraph', () => expect(after([h('a')], at(0, 0, 0), backspace)).toBe('<p>a</p>'));
  it('a heading that begins with a link does the same', () =>
    expect(after([p('a'), h('', link('b'))], at(0, 1, 1, 0), backspace)).toBe('<p>a</p><p><a href="/x">b</a></p>'));
  it('an item takes it out of the list', () =>
    expect(after([ul('a', 'b')], at(0, 0, 1, 0), backspace)).toBe('<ul><li>a</li></ul><p>b</p>'));
});

describe('a tool on several blocks', () => {
  it('makes all of them items where some are', () =>
    expect(after([p('a'), ul('b', 'c'), h('d')], 'all', toggleBulletedList)).toBe(
      '<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>',
    ));
  it('makes all of them headings where some are', () =>
    expect(after([p('a'), h('b'), ul('c')], 'all', toggleHeading)).toBe('<h2>a</h2><h2>b</h2><h2>c</h2>'));
  it('pressed twice gives paragraphs back', () =>
    expect(after([p('a'), h('b')], 'all', toggleBulletedList, toggleBulletedList)).toBe('<p>a</p><p>b</p>'));
  it('between two lists leaves one', () =>
    expect(after([ul('a'), p('b'), ul('c')], at(0, 1, 0), toggleBulletedList)).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ));
  it('is undone with everything else', () => {
    const undoAll: Run = (editor) => {
      while (editor.history.undos.length > 0) editor.undo();
    };
    const bold: Run = (editor) => toggleMark(editor, 'bold');
    expect(after([p('a'), h('b')], 'all', toggleBulletedList, bold, toggleHeading, undoAll)).toBe('<p>a</p><h2>b</h2>');
  });
});

describe('a link', () => {
  const toY: Run = (editor) => setLink(editor, '/y');
  it('ends where the selection ended: what is typed next is no part of it', () => {
    expect(after([p('a b')], [at(2, 0, 0), at(3, 0, 0)], toY, type(' c'))).toBe('<p>a <a href="/y">b</a> c</p>');
    expect(after([p('a')], at(1, 0, 0), toY, type(' c'))).toBe('<p>a<a href="/y">/y</a> c</p>');
  });
  it('over several blocks is one in each', () =>
    expect(after([p('a b'), ul('c')], [at(2, 0, 0), at(1, 1, 0, 0)], toY)).toBe(
      '<p>a <a href="/y">b</a></p><ul><li><a href="/y">c</a></li></ul>',
    ));
  it('over others takes their place', () =>
    expect(after([p('a ', link('b'), ' c ', link('d'))], 'all', toY)).toBe('<p><a href="/y">a b c d</a></p>'));
  it('around the cursor is changed', () =>
    expect(after([p('a ', link('b c'))], at(1, 0, 1, 0), toY)).toBe('<p>a <a href="/y">b c</a></p>'));
  it('may not lead into a script', () =>
    expect(after([p('a')], 'all', (editor) => setLink(editor, 'javascript:alert(1)'))).toBe('<p>a</p>'));
});

describe('what is pasted', () => {
  it('flows into the line where it is words', () =>
    expect(after([h('ab')], at(1, 0, 0), paste(p('c')))).toBe('<h2>acb</h2>'));
  it('takes the place of an empty block', () =>
    expect(after([h('')], at(0, 0, 0), paste(p('a'), ul('b')))).toBe('<p>a</p><ul><li>b</li></ul>'));
  it('keeps its kinds in the middle of a line', () =>
    expect(after([p('ab')], at(1, 0, 0), paste(h('c'), ul('d')), type('!'))).toBe(
      '<p>a</p><h2>c</h2><ul><li>d!</li></ul><p>b</p>',
    ));
  it('leaves nothing of what it replaces', () =>
    expect(after([h('a'), ul('b')], 'all', paste(p('c'), p('d')))).toBe('<p>c</p><p>d</p>'));
  it('stays in the list it is pasted into', () =>
    expect(after([ul('a', 'b')], at(1, 0, 0, 0), paste(ul('c', 'd')))).toBe(
      '<ul><li>ac</li><li>d</li><li>b</li></ul>',
    ));
  it('of another editor is brought into shape', () => {
    const foreign = [
      { type: 'heading', children: [{ text: 'a' }] },
      { type: 'block-quote', children: [p('b')] },
      { type: 'paragraph', children: [{ type: 'link', url: 'javascript:x', children: [{ text: 'c' }] }] },
    ];
    expect(after([p('')], at(0, 0, 0), paste(...foreign))).toBe('<h2>a</h2><p>b</p><p>c</p>');
  });
});

it('everything selected and deleted leaves a place to write', () => {
  const remove: Run = (editor) => editor.deleteFragment();
  expect(after([p(link('a')), ul('b')], 'all', remove, type('c'))).toBe('<p>c</p>');
});
