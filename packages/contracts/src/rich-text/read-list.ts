import {
  deepestList,
  isRichList,
  type RichBlock,
  type RichInline,
  type RichList,
  type RichListItem,
} from './document.ts';
import { elementOf, type HtmlNode } from './html-node.ts';
import { hasContent } from './inline-text.ts';
import { allInlines } from './inlines-of.ts';
import { cssOf } from './read-style.ts';

type Read = (node: HtmlNode) => RichBlock[];

/** Converts an element `ul` or `ol` to a list; none when it has no items. `read` returns the blocks in it. */
export function readList(node: HtmlNode, name: 'UL' | 'OL', read: Read): RichBlock[] {
  const items: RichList['children'] = [];
  for (const part of partsOf(node)) addPart(read(part), items);
  if (items.length === 0) return [];
  if (name === 'UL') return [{ type: 'bulleted-list', children: items }];
  const start = Number(node.getAttribute?.('start') ?? 1);
  const isCounted = Number.isInteger(start) && start >= 0 && start <= 9_999 && start !== 1;
  return [{ type: 'numbered-list', ...(isCounted && { start }), children: items }];
}

const isItem = (node: HtmlNode): boolean => node.nodeName.toUpperCase() === 'LI';

/** Returns the items of a list, and between them its other content. */
function partsOf(node: HtmlNode): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let others: HtmlNode[] = [];
  for (const child of [...Array.from(node.childNodes), undefined]) {
    if (child && !isItem(child)) {
      others.push(child);
      continue;
    }
    if (others.length > 0) parts.push(elementOf(others));
    if (child) parts.push(child);
    others = [];
  }
  return parts;
}

/** Adds the blocks of an item as its lines. A nested list follows the item that it belongs to. */
function addPart(blocks: RichBlock[], items: RichList['children']): void {
  let lines: RichBlock[] = [];
  const endItem = () => {
    items.push(...itemOf(allInlines(lines)));
    lines = [];
  };
  for (const block of blocks) {
    if (!isRichList(block)) {
      lines.push(block);
      continue;
    }
    endItem();
    addList(block, items);
  }
  endItem();
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

/** Returns the kind of list of a paragraph that is an item in Word. Outlook writes real items with the same style. */
export function wordListOf(node: HtmlNode): RichList['type'] | undefined {
  if (isItem(node) || !/mso-list:\s*l\d/i.test(cssOf(node))) return undefined;
  return /^\s*\w{1,4}[.)]/.test(node.textContent ?? '') ? 'numbered-list' : 'bulleted-list';
}
