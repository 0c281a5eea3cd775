import { Editor, Node, Range, Transforms, type Path, type Point } from 'slate';
import { HistoryEditor } from 'slate-history';
import { isMarkOn, isTextBlock, toggleBlock, type BlockKind, type Mark } from './commands.ts';

/** Line markers, before a space, with the block that each makes. */
const lineMarks: readonly (readonly [RegExp, BlockKind])[] = [
  [/^##$/, 'heading-2'],
  [/^###$/, 'heading-3'],
  [/^####$/, 'heading-4'],
  [/^[-*]$/, 'bulleted-list'],
  [/^1[.)]$/, 'numbered-list'],
  [/^>$/, 'quote'],
];

/** Inline markers up to the cursor behind the last sign; the second group captures the opening signs. */
const wordMarks: readonly (readonly [RegExp, Mark])[] = [
  [/(^|[^*])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'bold'],
  [/(^|[^*\w])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/, 'italic'],
  [/(^|[^~])(~~)([^~\s](?:[^~]*[^~\s])?)~~$/, 'strikethrough'],
  [/(^|[^`])(`)([^`\s](?:[^`]*[^`\s])?)`$/, 'code'],
];

/** Applies Markdown formatting while typing. Undo restores the characters. */
export function withMarkdown(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (options?.at || !editor.selection || Range.isExpanded(editor.selection)) return;
    if (text.endsWith(' ')) readLine(editor);
    else if (/[*~`]$/.test(text)) readWords(editor);
  };
  return editor;
}

function readLine(editor: Editor): void {
  const { anchor } = editor.selection!;
  const [block, path] = Editor.above(editor, { match: isTextBlock(editor) }) ?? [];
  if (block?.type !== 'paragraph') return;
  const range = { anchor: Editor.start(editor, path!), focus: anchor };
  const before = Editor.string(editor, range);
  const [, kind] = lineMarks.find(([mark]) => mark.test(before.slice(0, -1))) ?? [];
  if (!kind || !before.endsWith(' ')) return;
  asOneStep(editor, () => {
    Transforms.delete(editor, { at: range });
    toggleBlock(editor, kind);
  });
}

function readWords(editor: Editor): void {
  const { path, offset } = editor.selection!.anchor;
  if (isMarkOn(editor, 'code')) return;
  const text = Node.string(Node.get(editor, path)).slice(0, offset);
  for (const [pattern, mark] of wordMarks) {
    if (mark !== 'code' && isInBackticks(text)) continue;
    const [whole, before, signs, words] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    const from = offset - whole.length + before!.length;
    const at = (place: number): Point => ({ path, offset: place });
    return asOneStep(editor, () => {
      Transforms.delete(editor, { at: { anchor: at(offset - signs!.length), focus: at(offset) } });
      Transforms.delete(editor, { at: { anchor: at(from), focus: at(from + signs!.length) } });
      markWords(editor, path, from, words!.length, mark);
    });
  }
}

/** Stars and tildes in code that is not closed yet are part of the code. */
const isInBackticks = (text: string): boolean => (text.match(/`/g)?.length ?? 0) % 2 === 1;

/** Formats the text and moves the cursor behind it, where further typing is plain again. */
function markWords(editor: Editor, path: Path, from: number, length: number, mark: Mark): void {
  const range = { anchor: { path, offset: from }, focus: { path, offset: from + length } };
  Transforms.setNodes(editor, { [mark]: true }, { at: range, match: (node) => 'text' in node, split: true });
  Editor.removeMark(editor, mark);
}

function asOneStep(editor: Editor, work: () => void): void {
  HistoryEditor.withNewBatch(editor, () => Editor.withoutNormalizing(editor, work));
}
