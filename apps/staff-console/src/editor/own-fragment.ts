import type { Descendant } from 'slate';
import { captionedTypes, type RichDocument } from '@workspace/contracts/rich-text/document';
import { toHtml } from '@workspace/contracts/rich-text/to-html';

const blockTypes = new Set<unknown>([
  'paragraph',
  'heading',
  'quote',
  'callout',
  'code-block',
  'divider',
  ...captionedTypes,
  'table',
  'bulleted-list',
  'numbered-list',
]);

/**
 * Returns the fragment of this editor on a clipboard, undefined unless it is valid. Any page can write data of that
 * type, and Slate trusts it.
 */
export function ownFragment(data: DataTransfer): Descendant[] | undefined {
  const encoded = data.getData('application/x-slate-fragment');
  if (!encoded) return undefined;
  try {
    const blocks: unknown = JSON.parse(decodeURIComponent(atob(encoded)));
    if (!Array.isArray(blocks) || blocks.length === 0) return undefined;
    if (!blocks.every((block) => isNode(block) && 'type' in block && blockTypes.has(block.type))) return undefined;
    // A fragment that cannot be serialized cannot be rendered either.
    return toHtml(blocks as RichDocument) === '' ? undefined : (blocks as RichDocument);
  } catch {
    return undefined;
  }
}

/** Returns true for a node that Slate can traverse: a text, or an element with children. */
function isNode(node: unknown): node is object {
  if (typeof node !== 'object' || node === null) return false;
  if ('text' in node) return typeof node.text === 'string' && !('type' in node);
  return 'children' in node && Array.isArray(node.children) && node.children.length > 0 && node.children.every(isNode);
}
