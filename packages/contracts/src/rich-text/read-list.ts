import {
  cellsOf,
  deepestList,
  isRichList,
  type RichBlock,
  type RichInline,
  type RichList,
  type RichListItem,
} from './document.ts';
import type { HtmlNode } from './html-node.ts';
import { hasContent } from './inline-text.ts';
import { inlinesOf } from './inlines-of.ts';
import { cssOf } from './read-style.ts';

/** Converts an element `ul` or `ol` to a list; none when it has no items. `read` returns the blocks in it. */
export function readList(node: HtmlNode, name: 'UL' | 'OL', read: (node: HtmlNode) => RichBlock[]): RichBlock[] {
  const items = itemsOf(read(node));
  if (items.length === 0) return [];
  if (name === 'UL') return [{ type: 'bulleted-list', children: items }];
  const start = Number(node.getAttribute?.('start') ?? 1);
  const isCounted = Number.isInteger(start) && start >= 0 && start <= 9_999 && start !== 1;
  return [{ type: 'numbered-list', ...(isCounted && { start }), children: items }];
}

/** Returns the items of a list. A nested list follows the item that it belongs to. */
function itemsOf(blocks: RichBlock[]): RichList['children'] {
  const items: RichList['children'] = [];
  for (const block of blocks) {
    if (isRichList(block)) addList(block, items);
    else if (block.type === 'table') items.push(...cellsOf(block).flatMap(({ children }) => itemOf(children)));
    else items.push(...itemOf(inlinesOf(block)));
  }
  return items;
}

/** A list needs an item to belong to, and two consecutive lists of one kind are merged. */
function addList(list: RichList, items: RichList['children']): void {
  const last = items.at(-1);
  if (!last) items.push(...list.children);
  else if (last.type === list.type) last.children.push(...list.children);
  else items.push(list);
}

const itemOf = (children: RichInline[]): RichListItem[] =>
  hasContent(children) ? [{ type: 'list-item', children }] : [];

/** Moves items of lists that are nested too deeply into the deepest allowed list. */
export function withinDepth(children: RichList['children'], depth: number): RichList['children'] {
  return children.flatMap((child): RichList['children'] => {
    if (!isRichList(child)) return [child];
    if (depth >= deepestList) return withinDepth(child.children, depth);
    return [{ ...child, children: withinDepth(child.children, depth + 1) }];
  });
}

/** Word writes list items as paragraphs, each with its bullet or number as text in an element with this mark. */
export const isWordMarker = (node: HtmlNode): boolean => /mso-list:\s*Ignore/i.test(cssOf(node));

/** Returns the kind of list of a paragraph that is an item in Word. */
export function wordListOf(node: HtmlNode): RichList['type'] | undefined {
  if (!/mso-list:\s*l\d/i.test(cssOf(node))) return undefined;
  return /^\s*\w{1,4}[.)]/.test(node.textContent ?? '') ? 'numbered-list' : 'bulleted-list';
}
