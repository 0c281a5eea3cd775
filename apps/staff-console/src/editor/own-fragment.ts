import type { RichDocument } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';

const blockTypes = new Set<unknown>(['paragraph', 'heading', 'quote', 'table', 'bulleted-list', 'numbered-list']);

/** Whether a clipboard holds a piece of this editor's own document. Any page can write anything under that name, and Slate believes it. */
export function holdsFragment(data: DataTransfer): boolean {
  const encoded = data.getData('application/x-slate-fragment');
  if (!encoded) return false;
  try {
    const blocks: unknown = JSON.parse(decodeURIComponent(atob(encoded)));
    if (!Array.isArray(blocks) || blocks.length === 0) return false;
    if (!blocks.every((block) => isNode(block) && 'type' in block && blockTypes.has(block.type))) return false;
    // What cannot be written cannot be drawn either.
    return toHtml(blocks as RichDocument) !== '';
  } catch {
    return false;
  }
}

/** What Slate can walk through: texts, and elements that hold some. */
function isNode(node: unknown): node is object {
  if (typeof node !== 'object' || node === null) return false;
  if ('text' in node) return typeof node.text === 'string' && !('type' in node);
  return 'children' in node && Array.isArray(node.children) && node.children.length > 0 && node.children.every(isNode);
}
