import { describe, expect, it } from 'vitest';
import { indentItems, isInList, outdentItems } from './indent.ts';
import { createConsoleEditor } from './create-console-editor.ts';
import { after, at, backspace, enter, h, make, p, type, ul, undo, type Run } from './trial.ts';

const indent: Run = (editor) => indentItems(editor);
const outdent: Run = (editor) => outdentItems(editor);
const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';

describe('indenting', () => {
  it('moves an item under the one before it', () => expect(after([ul('a', 'b')], at(0, 0, 1, 0), indent)).toBe(nested));
  it('leaves the first item where it is', () =>
    expect(after([ul('a', 'b')], at(0, 0, 0, 0), indent)).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('joins the list that is there', () =>
    expect(after([ul('a', ul('b'), 'c')], at(0, 0, 2, 0), indent)).toBe(
      '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
    ));
  it('takes the lists below an item along', () =>
    expect(after([ul('a', 'b', ul('c'))], at(0, 0, 1, 0), indent)).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
    ));
  it('moves every selected item once', () =>
    expect(after([ul('a', 'b', ul('c'), 'd')], [at(0, 0, 1, 0), at(1, 0, 3, 0)], indent)).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li></ul>',
    ));
  it('ends at the fifth level', () => {
    const deep = ul('1', ul('2', ul('3', ul('4', ul('5', '6')))));
    const html = after([deep], at(0, 0, 1, 1, 1, 1, 1, 0), indent);
    expect(html).toContain('<li>5</li><li>6</li>');
  });
  it('ends where the lists below would stand too deep', () => {
    const tall = ul('a', 'b', ul('2', ul('3', ul('4', ul('5')))));
    expect(after([tall], at(0, 0, 1, 0), indent)).toContain('<ul><li>a</li><li>b<ul>');
  });
  it('is undone in one step', () =>
    expect(after([ul('a', 'b')], at(0, 0, 1, 0), indent, undo)).toBe('<ul><li>a</li><li>b</li></ul>'));
});

describe('outdenting', () => {
  it('moves an item beside the one it stood under', () =>
    expect(after([ul('a', ul('b'))], at(0, 0, 1, 0, 0), outdent)).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('leaves the items that follow under it', () =>
    expect(after([ul('a', ul('b', 'c'))], at(0, 0, 1, 0, 0), outdent)).toBe(
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    ));
  it('makes an item of an outermost list a paragraph', () =>
    expect(after([ul('a', ul('b'))], at(0, 0, 0, 0), outdent)).toBe('<p>a</p><ul><li>b</li></ul>'));
  it('of several items keeps their order', () =>
    expect(after([ul('a', ul('b', 'c'))], [at(0, 0, 1, 0, 0), at(1, 0, 1, 1, 0)], outdent)).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ));
});

describe('in a nested list', () => {
  it('Enter in an empty item goes one level out', () =>
    expect(after([ul('a', ul('b'))], at(1, 0, 1, 0, 0), enter, enter, type('c'))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ));
  it('Backspace at the start of an item goes one level out', () =>
    expect(after([ul('a', ul('b'))], at(0, 0, 1, 0, 0), backspace)).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('a tool makes every selected item a heading', () =>
    expect(after([ul('a', ul('b', ul('c')))], 'all', make('heading-2'))).toBe('<h2>a</h2><h2>b</h2><h2>c</h2>'));
});

it('knows whether the whole selection stands in lists', () => {
  const editor = createConsoleEditor();
  editor.children = [h('a'), ul('b', ul('c')), p('d')];
  const select = (from: number[], to = from) => {
    editor.selection = { anchor: at(0, ...from), focus: at(0, ...to) };
    return isInList(editor);
  };
  expect(select([1, 0, 0])).toBe(true);
  expect(select([1, 0, 0], [1, 1, 0, 0])).toBe(true);
  expect(select([0, 0])).toBe(false);
  expect(select([0, 0], [1, 0, 0])).toBe(false);
});
