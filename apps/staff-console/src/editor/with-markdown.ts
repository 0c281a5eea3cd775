import { Editor, Node, Range, Transforms, type Path, type Point } from 'slate';
import { HistoryEditor } from 'slate-history';
import { isTextBlock, toggleBlock, type BlockKind, type Mark } from './commands.ts';

/** Line markers, before a space, with the block that each makes. */
const lineMarks: readonly (readonly [RegExp, BlockKind])[] = [
  [/^##$/, 'heading-2'],
  [/^###$/, 'heading-3'],
  [/^[-*]$/, 'bulleted-list'],
  [/^1[.)]$/, 'numbered-list'],
  [/^>$/, 'quote'],
];

/** Inline markers up to the cursor behind the last star; the second group captures the opening stars. */
const wordMarks: readonly (readonly [RegExp, Mark])[] = [
  [/(^|[^*])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'bold'],
  [/(^|[^*\w])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/, 'italic'],
];

/** Applies Markdown formatting while typing. Undo restores the characters. */
export function withMarkdown(editor: Editor): Editor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (options?.at || !editor.selection || Range.isExpanded(editor.selection)) return;
    if (text.endsWith(' ')) readLine(editor);
    else if (text.endsWith('*')) readWords(editor);
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
  asOneUndoStep(editor, () => {
    Transforms.delete(editor, { at: range });
    toggleBlock(editor, kind);
  });
}

function readWords(editor: Editor): void {
  const { path, offset } = editor.selection!.anchor;
  const text = Node.string(Node.get(editor, path)).slice(0, offset);
  for (const [pattern, mark] of wordMarks) {
    const [whole, before, stars, words] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    const from = offset - whole.length + before!.length;
    const at = (place: number): Point => ({ path, offset: place });
    return asOneUndoStep(editor, () => {
      Transforms.delete(editor, { at: { anchor: at(offset - stars!.length), focus: at(offset) } });
      Transforms.delete(editor, { at: { anchor: at(from), focus: at(from + stars!.length) } });
      markWords(editor, path, from, words!.length, mark);
    });
  }
}

/** Formats the text and moves the cursor behind it, where further typing is plain again. */
function markWords(editor: Editor, path: Path, from: number, length: number, mark: Mark): void {
  const range = { anchor: { path, offset: from }, focus: { path, offset: from + length } };
  Transforms.setNodes(editor, { [mark]: true }, { at: range, match: (node) => 'text' in node, split: true });
  Editor.removeMark(editor, mark);
}

function asOneUndoStep(editor: Editor, work: () => void): void {
  HistoryEditor.withNewBatch(editor, () => Editor.withoutNormalizing(editor, work));
}
