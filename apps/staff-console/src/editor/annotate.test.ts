// @vitest-environment jsdom
import { Editor } from 'slate';
import { describe, expect, it } from 'vitest';
import { annotations, rangeOf, type Annotate } from './annotate.ts';
import { createConsoleEditor } from './create-console-editor.ts';
import { valueOf } from './rich-text-value.ts';

const wet: Annotate = (text) =>
  [...text.matchAll(/wet \w+/g)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
const editorOf = (html: string) => {
  const editor = createConsoleEditor();
  editor.children = valueOf(html);
  return editor;
};
const marked = (editor: Editor) => {
  const decorate = annotations(wet);
  return [...Editor.nodes(editor, { at: [], voids: true })].flatMap((entry) =>
    decorate(entry).map((range) => Editor.string(editor, range)),
  );
};

describe('annotations', () => {
  it('marks ranges across bold text and links, in every block and item', () => {
    const editor = editorOf(
      '<h2>wet roads</h2><p>dry, <strong>we</strong>t <a href="/x">roa</a>ds, wet lanes</p><ul><li>dry</li><li>wet edges</li></ul>',
    );
    expect(marked(editor)).toEqual(['wet roads', 'wet roads', 'wet lanes', 'wet edges']);
  });

  it('marks a footnote apart from the text around it', () => {
    const editor = editorOf('<p>all we<small data-footnote="">dry, wet lanes</small>t roads</p>');
    expect(marked(editor)).toEqual(['wedry, wet lanest roads', 'wet lanes']);
    expect(Editor.string(editor, rangeOf(editor, [0], { from: 5, to: 8, part: { note: 0 } })!)).toBe('wet');
    expect(rangeOf(editor, [0], { from: 0, to: 1, part: { note: 1 } })).toBeUndefined();
  });

  it('checks a block once until its text changes', () => {
    const editor = editorOf('<p>wet roads</p><p>wet lanes</p>');
    const requested: string[] = [];
    const decorate = annotations((text) => {
      requested.push(text);
      return [];
    });
    const draw = () => editor.children.forEach((node, index) => decorate([node, [index]]));
    draw();
    editor.apply({ type: 'insert_text', path: [0, 0], offset: 0, text: 'x' });
    draw();
    expect(requested).toEqual(['wet roads', 'wet lanes', 'xwet roads']);
  });

  it('finds the range of a part of a block', () => {
    const editor = editorOf(
      '<ul><li>dry</li><li>a <em>wet</em> edge</li></ul><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    );
    expect(Editor.string(editor, rangeOf(editor, [0, 1], { from: 2, to: 10 })!)).toBe('wet edge');
    expect(rangeOf(editor, [0, 1], { from: 2, to: 5 })?.anchor).toEqual({ path: [0, 1, 1], offset: 0 });
    expect(rangeOf(editor, [0, 1], { from: 5, to: 5 })).toMatchObject({ anchor: { offset: 3 }, focus: { offset: 3 } });
    expect(rangeOf(editor, [1], { from: 0, to: 1 })).toBeDefined();
    expect(rangeOf(editor, [9], { from: 0, to: 1 })).toBeUndefined();
  });
});
