import { assert, constant, integer, nat, property, tuple } from 'fast-check';
import { Editor, Transforms, type Path } from 'slate';
import { describe, expect, it } from 'vitest';
import { createConsoleEditor } from './create-console-editor.ts';
import { canMove, moveBlock, moveByOne } from './move-block.ts';
import { at, h, htmlAfter, p, ul, undo, type Run } from './test-editor.ts';

const up: Run = (editor) => moveByOne(editor, -1);
const down: Run = (editor) => moveByOne(editor, 1);
const three = [p('one'), h('two'), p('three')];

describe('moveByOne', () => {
  it('exchanges the block at the cursor with the one above or below', () => {
    expect(htmlAfter(three, at(1, 1, 0), up)).toBe('<h2>two</h2><p>one</p><p>three</p>');
    expect(htmlAfter(three, at(1, 1, 0), down)).toBe('<p>one</p><p>three</p><h2>two</h2>');
  });

  it('keeps the cursor in the block, and is one undo', () => {
    const typed: Run = (editor) => editor.insertText('!');
    expect(htmlAfter(three, at(3, 0, 0), down, typed)).toBe('<h2>two</h2><p>one!</p><p>three</p>');
    expect(htmlAfter(three, at(3, 0, 0), down, down, undo, undo)).toBe('<p>one</p><h2>two</h2><p>three</p>');
  });

  it('stops at the first and the last place', () => {
    expect(htmlAfter(three, at(0, 0, 0), up)).toBe('<p>one</p><h2>two</h2><p>three</p>');
    expect(htmlAfter(three, at(0, 2, 0), down)).toBe('<p>one</p><h2>two</h2><p>three</p>');
  });

  it('moves a list item within its list, with the items below it', () => {
    const list = [ul('a', ul('a1', 'a2'), 'b', 'c')];
    const moved = '<ul><li>b</li><li>a<ul><li>a1</li><li>a2</li></ul></li><li>c</li></ul>';
    expect(htmlAfter(list, at(1, 0, 0, 0), down)).toBe(moved);
    expect(htmlAfter(list, at(1, 0, 2, 0), up)).toBe(moved);
    expect(htmlAfter(list, at(1, 0, 1, 1, 0), up)).toBe(
      '<ul><li>a<ul><li>a2</li><li>a1</li></ul></li><li>b</li><li>c</li></ul>',
    );
  });
});

function editorOf(count: number, place: Path): Editor {
  const editor = createConsoleEditor();
  editor.children = Array.from({ length: count }, (_none, index) => p(`block ${index}`));
  Transforms.select(editor, Editor.start(editor, place));
  return editor;
}
const orderOf = ({ children }: Editor) => children.map((_block, index) => index);
const wordsOf = (editor: Editor) => orderOf(editor).map((index) => Editor.string(editor, [index]));

describe('canMove', () => {
  it('tells if there is a place in that direction', () => {
    expect([canMove(editorOf(2, [0]), -1), canMove(editorOf(2, [0]), 1)]).toEqual([false, true]);
    expect([canMove(editorOf(2, [1]), -1), canMove(editorOf(2, [1]), 1)]).toEqual([true, false]);
    expect(canMove(createConsoleEditor(), 1)).toBe(false);
  });
});

describe('moveBlock', () => {
  it('puts a block before another one, or at the end, and the cursor into it', () => {
    assert(
      property(
        integer({ min: 1, max: 6 }).chain((count) =>
          tuple(constant(count), nat({ max: count - 1 }), nat({ max: count })),
        ),
        ([count, from, before]) => {
          const editor = editorOf(count, [0]);
          const words = wordsOf(editor);
          const expected = words.filter((_word, index) => index !== from);
          expected.splice(before > from ? before - 1 : before, 0, words[from]!);
          moveBlock(editor, from, before);
          expect(wordsOf(editor)).toEqual(expected);
          const isMoved = before !== from && before !== from + 1;
          if (isMoved) expect(wordsOf(editor)[editor.selection!.anchor.path[0]!]).toBe(words[from]);
        },
      ),
    );
  });
});
