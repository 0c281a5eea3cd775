import { describe, expect, it } from 'vitest';
import { indentItems, isInList, outdentItems } from './indent.ts';
import { createConsoleEditor } from './create-console-editor.ts';
import { htmlAfter, at, backspace, enter, h, make, p, type, ul, undo, type Run } from './test-editor.ts';

const indent: Run = (editor) => indentItems(editor);
const outdent: Run = (editor) => outdentItems(editor);
const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';

describe('indentItems', () => {
  it('moves an item under the one before it', () =>
    expect(htmlAfter([ul('a', 'b')], at(0, 0, 1, 0), indent)).toBe(nested));
  it('leaves the first item in place', () =>
    expect(htmlAfter([ul('a', 'b')], at(0, 0, 0, 0), indent)).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('joins the existing sublist', () =>
    expect(htmlAfter([ul('a', ul('b'), 'c')], at(0, 0, 2, 0), indent)).toBe(
      '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
    ));
  it('moves the sublists of an item with it', () =>
    expect(htmlAfter([ul('a', 'b', ul('c'))], at(0, 0, 1, 0), indent)).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
    ));
  it('moves every selected item once', () =>
    expect(htmlAfter([ul('a', 'b', ul('c'), 'd')], [at(0, 0, 1, 0), at(1, 0, 3, 0)], indent)).toBe(
      '<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li></ul>',
    ));
  it('stops at the fifth level', () => {
    const deep = ul('1', ul('2', ul('3', ul('4', ul('5', '6')))));
    const html = htmlAfter([deep], at(0, 0, 1, 1, 1, 1, 1, 0), indent);
    expect(html).toContain('<li>5</li><li>6</li>');
  });
  it('stops when the sublists would become too deep', () => {
    const tall = ul('a', 'b', ul('2', ul('3', ul('4', ul('5')))));
    expect(htmlAfter([tall], at(0, 0, 1, 0), indent)).toContain('<ul><li>a</li><li>b<ul>');
  });
  it('is undone in one step', () =>
    expect(htmlAfter([ul('a', 'b')], at(0, 0, 1, 0), indent, undo)).toBe('<ul><li>a</li><li>b</li></ul>'));
});

describe('outdentItems', () => {
  it("moves an item to its parent's level", () =>
    expect(htmlAfter([ul('a', ul('b'))], at(0, 0, 1, 0, 0), outdent)).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('keeps the following items under it', () =>
    expect(htmlAfter([ul('a', ul('b', 'c'))], at(0, 0, 1, 0, 0), outdent)).toBe(
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    ));
  it('turns an item of a top-level list into a paragraph', () =>
    expect(htmlAfter([ul('a', ul('b'))], at(0, 0, 0, 0), outdent)).toBe('<p>a</p><ul><li>b</li></ul>'));
  it('keeps the order of several items', () =>
    expect(htmlAfter([ul('a', ul('b', 'c'))], [at(0, 0, 1, 0, 0), at(1, 0, 1, 1, 0)], outdent)).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ));
});

describe('nested list', () => {
  it('moves an empty item one level out on Enter', () =>
    expect(htmlAfter([ul('a', ul('b'))], at(1, 0, 1, 0, 0), enter, enter, type('c'))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ));
  it('moves an item one level out on Backspace at its start', () =>
    expect(htmlAfter([ul('a', ul('b'))], at(0, 0, 1, 0, 0), backspace)).toBe('<ul><li>a</li><li>b</li></ul>'));
  it('turns every selected item into a heading', () =>
    expect(htmlAfter([ul('a', ul('b', ul('c')))], 'all', make('heading-2'))).toBe('<h2>a</h2><h2>b</h2><h2>c</h2>'));
});

it('detects a selection that is entirely inside lists', () => {
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
