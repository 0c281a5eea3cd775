import { Element, type Node } from 'slate';
import type { RichLink } from '@workspace/contracts/rich-text/document';
import './slate-types.ts';

export const isLink = (node: Node): node is RichLink => Element.isElement(node) && node.type === 'link';
