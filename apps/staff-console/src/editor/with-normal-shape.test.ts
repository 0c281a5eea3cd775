// @vitest-environment jsdom
import { Editor, Transforms, type Point } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from './create-console-editor.ts';
import { outdentItems } from './indent.ts';
import { moveByOne } from './move-block.ts';
import { normalValueOf } from './normal-value.ts';
import { documentOf } from './rich-text-value.ts';
import { at, backspace, make, type, type Run } from './test-editor.ts';

const below = '<ul><li>b</li><li>c</li></ul>';
const removeBlock: Run = (editor) => Transforms.removeNodes(editor, { at: [1] });
const moveDown: Run = (editor) => moveByOne(editor, 1);

/** Changes that leave a list without the item above it or beside another list. */
const changes: readonly (readonly [string, string, Point, Run])[] = [
  ['Backspace at the first item with items below it', `<ul><li>a${below}</li></ul>`, at(0, 0, 0, 0), backspace],
  ['Shift+Tab in an item with items below it', `<ul><li>x</li><li>a${below}</li></ul>`, at(0, 0, 1, 0), outdentItems],
  ['a heading of an item with items below it', `<ul><li>a${below}</li></ul>`, at(1, 0, 0, 0), make('heading-2')],
  ['code of an item with items below it', `<ul><li>a${below}</li></ul>`, at(1, 0, 0, 0), make('code-block')],
  [
    'the other list of an item with items below it',
    `<ul><li>a${below}</li></ul>`,
    at(1, 0, 0, 0),
    make('numbered-list'),
  ],
  ['the removal of a block between two lists', `${below}<p>a</p>${below}`, at(0, 1, 0), removeBlock],
  ['a move of a block out of two lists', `${below}<p>a</p>${below}<p>z</p>`, at(0, 1, 0), moveDown],
];

describe('withNormalShape', () => {
  it.each(changes)('normalizes the lists after %s', (_, html, place, run) => {
    const editor = open(html, place);
    run(editor);
    expect(editor.children).toEqual(normalize(editor));
  });

  it.each(changes)('undoes and redoes %s before a change of the list', async (_, html, place, run) => {
    const editor = open(html, place);
    const before = htmlOf(editor);
    for (const step of [run, type('q'), typeInLastList]) {
      step(editor);
      // Slate ends a step to undo in a microtask.
      await Promise.resolve();
    }
    const after = htmlOf(editor);
    while (editor.history.undos.length > 0) editor.undo();
    expect(htmlOf(editor)).toBe(before);
    while (editor.history.redos.length > 0) editor.redo();
    expect(htmlOf(editor)).toBe(after);
  });
});

const bold = '<strong>bb</strong> c';
const linked = '<a href="/x">bb</a> c';
const noted = 'bb<small data-footnote="">n</small> c';

/** Selections from a text to the last item of a list, of which several texts remain. */
const emptied: readonly (readonly [string, string, Point, Point, string])[] = [
  ['a list', `<p>aa</p><ul><li>${bold}</li></ul>`, at(1, 0, 0), at(1, 1, 0, 0), '<p>aq<strong>b</strong> c</p>'],
  [
    'a list of several items',
    `<p>aa</p><ol><li>x</li><li>${linked}</li></ol>`,
    at(1, 0, 0),
    at(1, 1, 1, 1, 0),
    '<p>aq<a href="/x">b</a> c</p>',
  ],
  [
    'a sublist',
    `<ul><li>aa<ul><li>${noted}</li></ul></li></ul>`,
    at(1, 0, 0, 0),
    at(1, 0, 1, 0, 0),
    '<ul><li>aqb<small data-footnote="">n</small> c</li></ul>',
  ],
  [
    'two levels',
    `<p>aa</p><ul><li>x<ul><li>${linked}</li></ul></li></ul><p>z</p>`,
    at(1, 0, 0),
    at(1, 1, 1, 0, 1, 0),
    '<p>aq<a href="/x">b</a> c</p><p>z</p>',
  ],
];

describe('typing over a selection', () => {
  it.each(emptied)('leaves nothing of %s', (_, html, anchor, focus, expected) => {
    const editor = open(html, anchor);
    Transforms.select(editor, { anchor, focus });
    editor.insertText('q');
    expect(htmlOf(editor)).toBe(expected);
    while (editor.history.undos.length > 0) editor.undo();
    expect(htmlOf(editor)).toBe(html);
  });

  it('keeps a line to write in when the last block is removed', () => {
    const editor = open('<ul><li>a</li></ul>', at(0, 0, 0, 0));
    Transforms.removeNodes(editor, { at: [0] });
    expect(htmlOf(editor)).toBe('');
    expect(editor.children).toEqual([{ type: 'paragraph', children: [{ text: '' }] }]);
  });
});

/** Types in the deepest last text: it is in the list that a change has moved. */
function typeInLastList(editor: Editor): void {
  const lists = editor.children.flatMap((block, index) =>
    'type' in block && block.type.endsWith('-list') ? [index] : [],
  );
  Transforms.select(editor, Editor.start(editor, [lists.at(-1) ?? 0]));
  editor.insertText('y');
}

function open(html: string, place: Point): Editor {
  const editor = createConsoleEditor();
  editor.children = normalValueOf(html);
  Transforms.select(editor, place);
  return editor;
}

function normalize({ children }: Editor): Editor['children'] {
  const editor = createConsoleEditor();
  editor.children = children;
  Editor.normalize(editor, { force: true });
  return editor.children;
}

const htmlOf = (editor: Editor): string => toHtml(documentOf(editor.children));
