import { Node } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { removeLink, setLink, toggleMark } from './commands.ts';
import { link, p, h, ul, at, type, enter, backspace, paste, make, htmlAfter, type Run } from './test-editor.ts';

describe('Enter', () => {
  it('starts a paragraph at the end of a heading', () =>
    expect(htmlAfter([h('a')], at(1, 0, 0), enter, type('b'))).toBe('<h2>a</h2><p>b</p>'));
  it('keeps the heading at its start', () =>
    expect(htmlAfter([h('a')], at(0, 0, 0), enter, type('b'))).toBe('<h2>ba</h2>'));
  it('splits a heading in its middle', () =>
    expect(htmlAfter([h('ab')], at(1, 0, 0), enter)).toBe('<h2>a</h2><h2>b</h2>'));
  it('leaves a list when pressed twice', () =>
    expect(htmlAfter([ul('a')], at(1, 0, 0, 0), enter, enter, type('b'))).toBe('<ul><li>a</li></ul><p>b</p>'));
  it('splits the list in an empty item in its middle', () =>
    expect(htmlAfter([ul('a', 'b')], at(1, 0, 0, 0), enter, enter, type('c'))).toBe(
      '<ul><li>a</li></ul><p>c</p><ul><li>b</li></ul>',
    ));
  it('breaks the line within the block with Shift', () =>
    expect(htmlAfter([h('ab')], at(1, 0, 0), (editor) => editor.insertSoftBreak())).toBe('<h2>a<br>b</h2>'));
});

describe('Backspace at the start of a block', () => {
  it('turns a heading into a paragraph', () => expect(htmlAfter([h('a')], at(0, 0, 0), backspace)).toBe('<p>a</p>'));
  it('turns a heading that begins with a link into a paragraph', () =>
    expect(htmlAfter([p('a'), h('', link('b'))], at(0, 1, 1, 0), backspace)).toBe('<p>a</p><p><a href="/x">b</a></p>'));
  it('moves an item out of the list', () =>
    expect(htmlAfter([ul('a', 'b')], at(0, 0, 1, 0), backspace)).toBe('<ul><li>a</li></ul><p>b</p>'));
});

describe('block tool on several blocks', () => {
  it('turns all of them into items if some are', () =>
    expect(htmlAfter([p('a'), ul('b', 'c'), h('d')], 'all', make('bulleted-list'))).toBe(
      '<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>',
    ));
  it('turns all of them into headings if some are', () =>
    expect(htmlAfter([p('a'), h('b'), ul('c')], 'all', make('heading-2'))).toBe('<h2>a</h2><h2>b</h2><h2>c</h2>'));
  it.each([
    ['heading-3', '<h3>a</h3><h3>b</h3>'],
    ['quote', '<blockquote>a</blockquote><blockquote>b</blockquote>'],
    ['numbered-list', '<ol><li>a</li><li>b</li></ol>'],
  ] as const)('turns all of them into a %s', (kind, expected) =>
    expect(htmlAfter([p('a'), h('b')], 'all', make(kind))).toBe(expected),
  );
  it('converts one kind of list into the other', () =>
    expect(htmlAfter([ul('a', 'b')], 'all', make('numbered-list'))).toBe('<ol><li>a</li><li>b</li></ol>'));
  it('restores paragraphs when pressed twice', () =>
    expect(htmlAfter([p('a'), h('b')], 'all', make('bulleted-list'), make('bulleted-list'))).toBe('<p>a</p><p>b</p>'));
  it('merges the lists on either side', () =>
    expect(htmlAfter([ul('a'), p('b'), ul('c')], at(0, 1, 0), make('bulleted-list'))).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ));
  it('is undone together with all other changes', () => {
    const undoAll: Run = (editor) => {
      while (editor.history.undos.length > 0) editor.undo();
    };
    const bold: Run = (editor) => toggleMark(editor, 'bold');
    expect(htmlAfter([p('a'), h('b')], 'all', make('bulleted-list'), bold, make('heading-2'), undoAll)).toBe(
      '<p>a</p><h2>b</h2>',
    );
  });
});

describe('setLink and removeLink', () => {
  const toY: Run = (editor) => setLink(editor, '/y');
  it('ends the link at the end of the selection, so that further typing is not part of it', () => {
    expect(htmlAfter([p('a b')], [at(2, 0, 0), at(3, 0, 0)], toY, type(' c'))).toBe('<p>a <a href="/y">b</a> c</p>');
    expect(htmlAfter([p('a')], at(1, 0, 0), toY, type(' c'))).toBe('<p>a<a href="/y">/y</a> c</p>');
  });
  it('creates one link per block for a selection of several blocks', () =>
    expect(htmlAfter([p('a b'), ul('c')], [at(2, 0, 0), at(1, 1, 0, 0)], toY)).toBe(
      '<p>a <a href="/y">b</a></p><ul><li><a href="/y">c</a></li></ul>',
    ));
  it('replaces other links in the selection', () =>
    expect(htmlAfter([p('a ', link('b'), ' c ', link('d'))], 'all', toY)).toBe('<p><a href="/y">a b c d</a></p>'));
  it('changes the link around the cursor', () =>
    expect(htmlAfter([p('a ', link('b c'))], at(1, 0, 1, 0), toY)).toBe('<p>a <a href="/y">b c</a></p>'));
  it('removes the link and keeps its text', () =>
    expect(htmlAfter([p('a ', link('b c'))], at(1, 0, 1, 0), removeLink)).toBe('<p>a b c</p>'));
  it('rejects a javascript: URL', () =>
    expect(htmlAfter([p('a')], 'all', (editor) => setLink(editor, 'javascript:alert(1)'))).toBe('<p>a</p>'));
});

describe('paste', () => {
  it('inserts text into the current line', () =>
    expect(htmlAfter([h('ab')], at(1, 0, 0), paste(p('c')))).toBe('<h2>acb</h2>'));
  it('replaces an empty block', () =>
    expect(htmlAfter([h('')], at(0, 0, 0), paste(p('a'), ul('b')))).toBe('<p>a</p><ul><li>b</li></ul>'));
  it('keeps the kinds of blocks in the middle of a line', () =>
    expect(htmlAfter([p('ab')], at(1, 0, 0), paste(h('c'), ul('d')), type('!'))).toBe(
      '<p>a</p><h2>c</h2><ul><li>d!</li></ul><p>b</p>',
    ));
  it('removes everything that it replaces', () =>
    expect(htmlAfter([h('a'), ul('b')], 'all', paste(p('c'), p('d')))).toBe('<p>c</p><p>d</p>'));
  it('keeps headings and quotes in a list, which goes on below them', () => {
    const numbers: RichBlock = { ...ul('a', 'bc', 'd'), type: 'numbered-list' };
    const quote: RichBlock = { type: 'quote', children: [{ text: 'y' }] };
    expect(htmlAfter([numbers], at(1, 0, 1, 0), paste(h('x'), p('z'), quote), type('!'))).toBe(
      '<ol><li>a</li><li>b</li></ol><h2>x</h2><p>z</p><blockquote>y!</blockquote><ol start="3"><li>c</li><li>d</li></ol>',
    );
    expect(htmlAfter([ul('a', ul('b', 'c'))], at(0, 0, 1, 1, 0), paste(p('y'), h('x')))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul><p>y</p><h2>x</h2><ul><li>c</li></ul>',
    );
    expect(htmlAfter([ul('a', 'b')], at(1, 0, 0, 0), paste(p('y'), h('x')))).toBe(
      '<ul><li>a</li></ul><p>y</p><h2>x</h2><ul><li>b</li></ul>',
    );
  });
  it('takes the place of an empty item', () => {
    const divider: RichBlock = { type: 'divider', children: [{ text: '' }] };
    const kinds: string[] = [];
    const look: Run = ({ children }) => kinds.push(children.map((block) => Node.string(block)).join('|'));
    for (const blocks of [[h('x')], [divider], [h('x'), divider]]) {
      htmlAfter([ul('a', ''), p('q')], at(0, 0, 1, 0), paste(...blocks), look);
      htmlAfter([ul(''), p('q')], at(0, 0, 0, 0), paste(...blocks), look);
    }
    expect(kinds).toEqual(['a|x|q', 'x|q', 'a||q', '||q', 'a|x||q', 'x||q']);
  });
  it('stays in the list that it is pasted into', () =>
    expect(htmlAfter([ul('a', 'b')], at(1, 0, 0, 0), paste(ul('c', 'd')))).toBe(
      '<ul><li>ac</li><li>d</li><li>b</li></ul>',
    ));
  it('normalizes content of another editor', () => {
    const foreign = [
      { type: 'heading', children: [{ text: 'a' }] },
      { type: 'block-quote', children: [p('b')] },
      { type: 'paragraph', children: [{ type: 'link', url: 'javascript:x', children: [{ text: 'c' }] }] },
    ];
    expect(htmlAfter([p('')], at(0, 0, 0), paste(...foreign))).toBe('<h2>a</h2><p>b</p><p>c</p>');
  });
});

it('leaves an empty paragraph after everything is deleted', () => {
  const remove: Run = (editor) => editor.deleteFragment();
  expect(htmlAfter([p(link('a')), ul('b')], 'all', remove, type('c'))).toBe('<p>c</p>');
});
