import { Editor, Element, type Node } from 'slate';
import './slate-types.ts';

/** Elements that hold text without links. */
const linkless = new Set(['code-block', 'footnote', 'link-card', 'divider']);

const isLinkless = (node: Node): boolean => Element.isElement(node) && linkless.has(node.type);

/** Returns true when the text at the selection can be a link. */
export const takesLink = (editor: Editor): boolean =>
  editor.selection !== null && Editor.above(editor, { match: isLinkless, voids: true }) === undefined;
