import { Element, type Node } from 'slate';
import './slate-types.ts';

/** Returns true for an item of a list. */
export const isListItem = (node: Node): boolean => Element.isElement(node) && node.type === 'list-item';
