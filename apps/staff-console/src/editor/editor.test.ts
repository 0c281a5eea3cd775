import { describe, expect, it } from 'vitest';
import { removeLink, setLink, toggleMark } from './commands.ts';
import { link, p, h, ul, at, type, enter, backspace, paste, make, after, type Run } from './trial.ts';

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
    expect(after([p('a'), ul('b', 'c'), h('d')], 'all', make('bulleted-list'))).toBe(
      '<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>',
    ));
  it('makes all of them headings where some are', () =>
    expect(after([p('a'), h('b'), ul('c')], 'all', make('heading-2'))).toBe('<h2>a</h2><h2>b</h2><h2>c</h2>'));
  it.each([
    ['heading-3', '<h3>a</h3><h3>b</h3>'],
    ['quote', '<blockquote>a</blockquote><blockquote>b</blockquote>'],
    ['numbered-list', '<ol><li>a</li><li>b</li></ol>'],
  ] as const)('makes all of them a %s', (kind, expected) =>
    expect(after([p('a'), h('b')], 'all', make(kind))).toBe(expected),
  );
  it('turns one kind of list into the other', () =>
    expect(after([ul('a', 'b')], 'all', make('numbered-list'))).toBe('<ol><li>a</li><li>b</li></ol>'));
  it('pressed twice gives paragraphs back', () =>
    expect(after([p('a'), h('b')], 'all', make('bulleted-list'), make('bulleted-list'))).toBe('<p>a</p><p>b</p>'));
  it('between two lists leaves one', () =>
    expect(after([ul('a'), p('b'), ul('c')], at(0, 1, 0), make('bulleted-list'))).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ));
  it('is undone with everything else', () => {
    const undoAll: Run = (editor) => {
      while (editor.history.undos.length > 0) editor.undo();
    };
    const bold: Run = (editor) => toggleMark(editor, 'bold');
    expect(after([p('a'), h('b')], 'all', make('bulleted-list'), bold, make('heading-2'), undoAll)).toBe(
      '<p>a</p><h2>b</h2>',
    );
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
  it('is removed and leaves its words', () =>
    expect(after([p('a ', link('b c'))], at(1, 0, 1, 0), removeLink)).toBe('<p>a b c</p>'));
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
