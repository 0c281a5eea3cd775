import { Editor, Element, Node, Range, Transforms, type Path } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { BlockTool } from './block-tool.ts';

/** A slash at the start of a paragraph that has nothing else but the words that filter the menu. */
export interface SlashQuery {
  path: Path;
  words: string;
}

/** Returns the query in the paragraph at the cursor. */
export function slashQuery({ selection, children }: Pick<Editor, 'selection' | 'children'>): SlashQuery | undefined {
  if (!selection || Range.isExpanded(selection) || selection.anchor.path.length !== 2) return undefined;
  const top = selection.anchor.path[0]!;
  const block = children[top];
  if (!Element.isElement(block) || block.type !== 'paragraph' || block.children.length > 1) return undefined;
  const text = Node.string(block);
  const [, words] = /^\/([\p{L}\d -]{0,30})$/u.exec(text) ?? [];
  return words === undefined || selection.anchor.offset !== text.length ? undefined : { path: [top], words };
}

/** Returns the blocks with a word that begins as each word of the query does. */
export function matchingBlocks(blocks: readonly BlockTool[], words: string): BlockTool[] {
  const wanted = words.toLowerCase().split(/[ -]+/).filter(Boolean);
  return blocks.filter(({ label, hint }) => {
    const own = `${label} ${hint}`.toLowerCase().split(/[^\p{L}\d]+/u);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** Replaces the query by the block, as one step to undo. */
export function insertFromMenu(editor: Editor, { path }: SlashQuery, { run }: BlockTool): void {
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.delete(editor, { at: Editor.range(editor, path) });
    Transforms.select(editor, Editor.start(editor, path));
    run(editor);
  });
}
