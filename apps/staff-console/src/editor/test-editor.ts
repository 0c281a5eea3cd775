import { Editor, Transforms, type Descendant, type Point } from 'slate';
import type { RichBlock, RichFootnote, RichInline, RichLink, RichList } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { toggleBlock, type BlockKind } from './commands.ts';
import { insertBlocks } from './insert-blocks.ts';
import { createConsoleEditor } from './create-console-editor.ts';
import { documentOf } from './rich-text-value.ts';

const inlines = (words: (string | RichLink | RichFootnote)[]): RichInline[] =>
  words.map((word) => (typeof word === 'string' ? { text: word } : word));
export const link = (text: string, url = '/x'): RichLink => ({ type: 'link', url, children: [{ text }] });
export const p = (...words: (string | RichLink | RichFootnote)[]): RichBlock => ({
  type: 'paragraph',
  children: inlines(words),
});
export const h = (...words: (string | RichLink)[]): RichBlock => ({
  type: 'heading',
  level: 2,
  children: inlines(words),
});
export const ul = (...items: (string | RichList)[]): RichList => ({
  type: 'bulleted-list',
  children: items.map((item) => (typeof item === 'string' ? { type: 'list-item', children: [{ text: item }] } : item)),
});

/** An action of a writer. */
export type Run = (editor: Editor) => void;
export const at = (offset: number, ...path: number[]): Point => ({ path, offset });
export const type =
  (text: string): Run =>
  (editor) =>
    editor.insertText(text);
export const enter: Run = (editor) => editor.insertBreak();
export const backspace: Run = (editor) => editor.deleteBackward('character');
export const paste =
  (...blocks: unknown[]): Run =>
  (editor) =>
    insertBlocks(editor, blocks as Descendant[]);

/** Creates a clipboard with these contents as a browser provides it. */
export const clipboard = (html: string, plain = ''): DataTransfer =>
  ({
    types: [],
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? plain : ''),
  }) as unknown as DataTransfer;

export const make =
  (kind: BlockKind): Run =>
  (editor) =>
    toggleBlock(editor, kind);
/** Types key by key, like a writer: a Markdown shortcut applies as soon as it is complete. */
export const typeOut =
  (text: string): Run =>
  (editor) => {
    for (const character of text) editor.insertText(character);
  };
export const undo: Run = (editor) => editor.undo();
export const redo: Run = (editor) => editor.redo();

/** Returns the stored HTML of a document after actions at a point, on a range, or on everything. */
export function htmlAfter(document: RichBlock[], place: Point | [Point, Point] | 'all', ...runs: Run[]): string {
  const editor = createConsoleEditor();
  editor.children = document;
  Editor.normalize(editor, { force: true });
  const [anchor, focus] = Array.isArray(place) ? place : [place, place];
  Transforms.select(editor, anchor === 'all' || focus === 'all' ? Editor.range(editor, []) : { anchor, focus });
  for (const run of runs) run(editor);
  return toHtml(documentOf(editor.children));
}
