// @vitest-environment jsdom
import * as fc from 'fast-check';
import { Editor, Node, Range, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { createConsoleEditor } from './create-console-editor.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { insertBlocks } from './insert-blocks.ts';
import { insertDivider } from './insert-divider.ts';
import { insertFootnote } from './footnotes.ts';
import { indentItems, outdentItems } from './indent.ts';
import { moveBlock, moveByOne } from './move-block.ts';
import { normalValueOf } from './normal-value.ts';
import { deleteColumn, deleteRow, insertRowBelow, insertTable } from './table-commands.ts';
import { backspace, enter, make, typeOut, type Run } from './test-editor.ts';

/** A text with each kind of border between blocks, and with lists that end in several texts. */
const html = [
  '<h2>a</h2><p>b <strong>c</strong> <a href="/x">d</a><small data-footnote="">e</small></p>',
  '<ul><li>f</li><li>g<ul><li>h</li><li><strong>ii</strong> j</li></ul></li></ul><p>k</p><ul><li>l</li></ul>',
  '<figure><img src="/media/a/road.jpg" alt="m"><figcaption>n</figcaption></figure><aside>o</aside>',
  '<table><tr><th>p</th><th>q</th></tr><tr><td>r</td><td>s</td></tr></table><hr>',
  '<pre><code>t\nu</code></pre><ol><li>v</li><li><a href="/x">ww</a> x</li></ol><p>y</p>',
].join('');

const erase: Run = (editor) => {
  if (Range.isExpanded(editor.selection!)) editor.deleteFragment();
  else editor.deleteForward('character');
};
const pasteSelected: Run = (editor) => {
  const copied = editor.getFragment();
  erase(editor);
  insertBlocks(editor, copied);
};
const lastBlock = ({ children }: Editor) => children.length - 1;

const actions: Record<string, Run> = {
  'type a letter': typeOut('z'),
  'type a list': typeOut('- '),
  'type bold': typeOut('**z**'),
  Enter: enter,
  Backspace: backspace,
  Delete: erase,
  'cut and paste': pasteSelected,
  'move up': (editor) => moveByOne(editor, -1),
  'move down': (editor) => moveByOne(editor, 1),
  'drag to the end': (editor) => moveBlock(editor, editor.selection!.anchor.path[0]!, lastBlock(editor) + 1),
  'drag to the start': (editor) => moveBlock(editor, editor.selection!.anchor.path[0]!, 0),
  duplicate: (editor) => duplicateBlock(editor, editor.selection!.anchor.path[0]!),
  heading: make('heading-2'),
  list: make('bulleted-list'),
  numbers: make('numbered-list'),
  code: make('code-block'),
  callout: make('callout'),
  indent: indentItems,
  outdent: outdentItems,
  table: (editor) => insertTable(editor),
  row: insertRowBelow,
  'delete row': deleteRow,
  'delete column': deleteColumn,
  divider: insertDivider,
  footnote: insertFootnote,
};

const place = fc.record({ text: fc.nat(), offset: fc.constantFrom(0, 1, Infinity) });
const step = fc.record({ name: fc.constantFrom(...Object.keys(actions)), from: place, to: fc.option(place) });

function pointAt(editor: Editor, { text, offset }: { text: number; offset: number }) {
  const texts = [...Node.texts(editor)];
  const [node, path] = texts[text % texts.length]!;
  return { path, offset: Math.min(offset, node.text.length) };
}

function normalize({ children }: Editor): Editor['children'] {
  const editor = createConsoleEditor();
  editor.children = children;
  Editor.normalize(editor, { force: true });
  return editor.children;
}

describe('any actions of a writer', () => {
  it('leave the text in its normal form, and are undone and redone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const editor = createConsoleEditor();
        editor.children = normalValueOf(html);
        const before = editor.children;
        for (const { name, from, to } of steps) {
          Transforms.select(editor, { anchor: pointAt(editor, from), focus: pointAt(editor, to ?? from) });
          actions[name]!(editor);
          // Slate ends a step to undo in a microtask.
          await Promise.resolve();
          expect(editor.children).toEqual(normalize(editor));
        }
        const after = editor.children;
        while (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(before);
        while (editor.history.redos.length > 0) editor.redo();
        expect(editor.children).toEqual(after);
      }),
    );
  });
});
