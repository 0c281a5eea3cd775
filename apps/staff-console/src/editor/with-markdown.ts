import { Editor, Node, Range, Text, Transforms, type NodeEntry, type Path, type Point } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { RichLink } from '@workspace/contracts/rich-text/document';
import type { BlockTool } from './block-tool.ts';
import { blockTools } from './block-tools.ts';
import { currentLink, isMarkOn, leaveLink, type Mark } from './commands.ts';
import { currentFootnote, insertFootnote, leaveFootnote } from './footnotes.ts';
import { linkError } from './link-error.ts';
import { isTextBlock } from './text-block.ts';

/** Inline markers up to the cursor behind the last sign; the second group captures the opening signs. */
const wordMarks: readonly (readonly [RegExp, Mark])[] = [
  [/(^|[^*])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'bold'],
  [/(^|[^*\w])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/, 'italic'],
  [/(^|[^\w])(__)([^_\s](?:[^_]*[^_\s])?)__$/, 'bold'],
  [/(^|[^\w])(_)([^_\s](?:[^_]*[^_\s])?)_$/, 'italic'],
  [/(^|[^~])(~~)([^~\s](?:[^~]*[^~\s])?)~~$/, 'strikethrough'],
  [/(^|[^`])(`)([^`\s](?:[^`]*[^`\s])?)`$/, 'code'],
];

/** The Markdown that an editor reads. */
export interface MarkdownScope {
  blocks: readonly BlockTool[];
  marks: readonly Mark[];
  hasFootnotes: boolean;
  /** Returns the reason why an address is no link. */
  errorOf: (address: string) => string | undefined;
}

export const allMarkdown: MarkdownScope = {
  blocks: blockTools,
  marks: ['bold', 'italic', 'strikethrough', 'code'],
  hasFootnotes: true,
  errorOf: linkError,
};

/** Applies Markdown formatting while typing. Undo restores the characters. */
export function withMarkdown(editor: Editor, scope: MarkdownScope): Editor {
  const { insertText, insertBreak } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (options?.at || !editor.selection || Range.isExpanded(editor.selection)) return;
    if (/[ `]$/.test(text)) readLineStart(editor, scope);
    if (/[*_~`]$/.test(text)) readWords(editor, scope);
    if (text === '[' && scope.hasFootnotes) readNote(editor);
    if (text === ']') closeNote(editor);
    if (text.endsWith(')')) readLink(editor, scope);
  };
  editor.insertBreak = () => {
    if (!readWholeLine(editor, scope)) insertBreak();
  };
  return editor;
}

/** Returns the paragraph at the cursor. */
function paragraphAt(editor: Editor): NodeEntry | undefined {
  if (!editor.selection || Range.isExpanded(editor.selection)) return undefined;
  const entry = Editor.above(editor, { match: isTextBlock(editor) });
  return entry?.[0].type === 'paragraph' ? entry : undefined;
}

function readLineStart(editor: Editor, { blocks }: MarkdownScope): void {
  const [, path] = paragraphAt(editor) ?? [];
  if (!path) return;
  const range = { anchor: Editor.start(editor, path), focus: editor.selection!.anchor };
  const before = Editor.string(editor, range);
  const sign = before.replace(/(?<!`) $/, '');
  const tool = blocks.find(({ lineStart }) => lineStart?.test(sign));
  if (!tool || !/[ `]$/.test(before)) return;
  asOneUndoStep(editor, () => {
    Transforms.delete(editor, { at: range });
    tool.run(editor, sign);
  });
}

function readWholeLine(editor: Editor, { blocks }: MarkdownScope): boolean {
  const [block, path] = paragraphAt(editor) ?? [];
  if (!block || !Editor.isEnd(editor, editor.selection!.anchor, path!)) return false;
  const line = Node.string(block);
  const { wholeLine } = blocks.find((tool) => tool.wholeLine?.pattern.test(line)) ?? {};
  if (!wholeLine) return false;
  asOneUndoStep(editor, () => {
    Transforms.delete(editor, { at: Editor.range(editor, path!) });
    wholeLine.run(editor, line);
  });
  return true;
}

/** `^[` begins a footnote, as in other editors. */
function readNote(editor: Editor): void {
  const { path, offset } = editor.selection!.anchor;
  const isNote = Node.string(Node.get(editor, path)).slice(0, offset).endsWith('^[');
  if (!isNote || isInCode(editor) || currentFootnote(editor)) return;
  asOneUndoStep(editor, () => {
    Transforms.delete(editor, { at: { anchor: { path, offset: offset - 2 }, focus: { path, offset } } });
    insertFootnote(editor);
  });
}

/** The bracket that closes a typed footnote leaves it. One with an opening bracket in the note is part of the text. */
function closeNote(editor: Editor): void {
  const [note, path] = currentFootnote(editor) ?? [];
  if (!note || !Editor.isEnd(editor, editor.selection!.anchor, path!) || isMarkOn(editor, 'code')) return;
  const text = Node.string(note);
  if (text === ']' || count(text, ']') <= count(text, '[')) return;
  asOneUndoStep(editor, () => editor.deleteBackward('character'));
  leaveFootnote(editor, path!);
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

export const isInCode = (editor: Editor): boolean =>
  isMarkOn(editor, 'code') || Editor.above(editor, { match: isCodeBlock }) !== undefined;

function readWords(editor: Editor, { marks }: MarkdownScope): void {
  const { path, offset } = editor.selection!.anchor;
  if (isInCode(editor)) return;
  const text = Node.string(Node.get(editor, path)).slice(0, offset);
  for (const [pattern, mark] of wordMarks) {
    if (!marks.includes(mark) || (mark !== 'code' && isInBackticks(text))) continue;
    const [whole, before, signs, words] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    const from = offset - whole.length + before!.length;
    const at = (place: number): Point => ({ path, offset: place });
    return asOneUndoStep(editor, () => {
      Transforms.delete(editor, { at: { anchor: at(offset - signs!.length), focus: at(offset) } });
      Transforms.delete(editor, { at: { anchor: at(from), focus: at(from + signs!.length) } });
      markWords(editor, path, from, words!.length, mark);
    });
  }
}

const isCodeBlock = (node: Node): boolean => 'type' in node && node.type === 'code-block';

/** Stars and tildes in code that is not closed yet are part of the code. */
export const isInBackticks = (text: string): boolean => (text.match(/`/g)?.length ?? 0) % 2 === 1;

/** Formats the text and moves the cursor behind it, where further typing is plain again. */
function markWords(editor: Editor, path: Path, from: number, length: number, mark: Mark): void {
  const range = { anchor: { path, offset: from }, focus: { path, offset: from + length } };
  Transforms.setNodes(editor, { [mark]: true }, { at: range, match: (node) => 'text' in node, split: true });
  Editor.removeMark(editor, mark);
}

/** The text and the address of a link up to the cursor; the address may have parentheses in pairs. An image is none. */
const typedLink = /(?<!!)\[([^[\]]*[^[\]\s][^[\]]*)\]\(([^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)$/;

function readLink(editor: Editor, { errorOf }: MarkdownScope): void {
  const { path, offset } = editor.selection!.anchor;
  const node = Node.get(editor, path);
  if (!Text.isText(node) || isInCode(editor) || currentLink(editor)) return;
  const before = node.text.slice(0, offset);
  const [whole, text, url] = typedLink.exec(before) ?? [];
  if (!whole || !text || !url || isInBackticks(before) || errorOf(url) !== undefined) return;
  const link: RichLink = { type: 'link', url, children: [{ ...node, text }] };
  asOneUndoStep(editor, () => {
    Transforms.delete(editor, { at: { anchor: { path, offset: offset - whole.length }, focus: { path, offset } } });
    Transforms.insertNodes(editor, link);
  });
  leaveLink(editor);
}

function asOneUndoStep(editor: Editor, work: () => void): void {
  HistoryEditor.withNewBatch(editor, () => Editor.withoutNormalizing(editor, work));
}
