import { Element, type Node } from 'slate';
import { captionedTypes } from '@workspace/contracts/rich-text/document';
import './slate-types.ts';

const specialTypes = new Set(['table', 'divider', ...captionedTypes, 'code-block']);

/**
 * Returns true for a block that the cursor cannot leave upward or downward without a paragraph there, and that Slate
 * would merge with the text around it.
 */
export const isSpecialBlock = (node: Node | undefined): boolean =>
  Element.isElement(node) && specialTypes.has(node.type);
