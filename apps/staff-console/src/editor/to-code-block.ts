import { Editor, Path, Transforms } from 'slate';
import { isTextBlock } from './text-block.ts';

/** Turns the paragraphs of the selection into one code block. */
export function toCodeBlock(editor: Editor): void {
  const paths = [...Editor.nodes(editor, { match: isTextBlock(editor) })].map(([, path]) => path);
  Transforms.setNodes(editor, { type: 'code-block' }, { match: isTextBlock(editor) });
  for (const path of paths.toReversed()) {
    if (!Path.hasPrevious(path) || !paths.some((other) => Path.equals(other, Path.previous(path)))) continue;
    Transforms.insertText(editor, '\n', { at: Editor.start(editor, path) });
    Transforms.mergeNodes(editor, { at: path });
  }
}
