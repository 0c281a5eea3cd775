import { Editor, Node, Range, Text, Transforms, type Point } from 'slate';
import { HistoryEditor } from 'slate-history';
import { webAddressesIn } from '@workspace/contracts/rich-text/web-addresses';
import { isLink } from './is-link.ts';
import { takesLink } from './takes-link.ts';
import { isInBackticks, isInCode } from './with-markdown.ts';

type ErrorOf = (address: string) => string | undefined;

/** Links a web address when a space or a break follows it. Undo takes the link away, and leaves the words. */
export function withTypedAddresses(editor: Editor, errorOf: ErrorOf): Editor {
  const { insertText, insertBreak } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    const { selection } = editor;
    if (options?.at || !/\s$/.test(text) || !selection || Range.isExpanded(selection)) return;
    const { path, offset } = selection.anchor;
    const range = offset > 0 && addressBefore(editor, { path, offset: offset - 1 }, errorOf);
    if (range) link(editor, range);
  };
  editor.insertBreak = () => {
    const { selection } = editor;
    const before = selection && Range.isCollapsed(selection) && addressBefore(editor, selection.anchor, errorOf);
    const range = before ? Editor.rangeRef(editor, before, { affinity: 'inward' }) : undefined;
    insertBreak();
    const after = range?.unref();
    if (after) link(editor, after);
  };
  return editor;
}

/** Returns the range of a web address in the last word before a point. */
function addressBefore(editor: Editor, { path, offset }: Point, errorOf: ErrorOf): Range | undefined {
  const node = Node.get(editor, path);
  if (!Text.isText(node) || isInLink(editor, path) || !takesLink(editor) || isInCode(editor)) return undefined;
  const before = node.text.slice(0, offset);
  const [word = ''] = /\S+$/.exec(before) ?? [];
  const found = webAddressesIn(word).at(-1);
  if (!found || isInBackticks(before) || errorOf(word.slice(found.from, found.to)) !== undefined) return undefined;
  const start = offset - word.length;
  return { anchor: { path, offset: start + found.from }, focus: { path, offset: start + found.to } };
}

const isInLink = (editor: Editor, at: number[]): boolean => Editor.above(editor, { at, match: isLink }) !== undefined;

function link(editor: Editor, at: Range): void {
  const url = Editor.string(editor, at);
  HistoryEditor.withNewBatch(editor, () =>
    Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { at, match: Text.isText, split: true }),
  );
}
