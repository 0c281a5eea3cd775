import {
  deepestList,
  isRichList,
  isSafeUrl,
  type RichBlock,
  type RichDocument,
  type RichInline,
  type RichList,
  type RichListItem,
} from './document.ts';
import type { HtmlNode } from './html-node.ts';
import { readTable } from './read-table.ts';
import { normalizeInlines } from './normalize-inlines.ts';

export type { HtmlNode };

interface Style {
  bold?: true;
  italic?: true;
  script?: 'sup' | 'sub';
  url?: string;
}

/** Collects inlines until a block ends. */
interface BlockBuilder {
  blocks: RichBlock[];
  run: RichInline[];
  close: (children: RichInline[]) => RichBlock;
}

const textNode = 3;
const elementNode = 1;
const blockNames = new Set(
  'ADDRESS ARTICLE ASIDE CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER HEADER HR LI MAIN NAV P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR'.split(
    ' ',
  ),
);
const unread = new Set('HEAD IFRAME NOSCRIPT OBJECT SCRIPT STYLE TEMPLATE TITLE'.split(' '));
const headingLevels: Record<string, 2 | 3> = { H1: 2, H2: 2, H3: 3, H4: 3, H5: 3, H6: 3 };

const paragraph = (children: RichInline[]): RichBlock => ({ type: 'paragraph', children });
const quote = (children: RichInline[]): RichBlock => ({ type: 'quote', children });

/**
 * Converts a DOM tree to a document with the elements that the editor knows. Unknown elements are reduced to their
 * text.
 */
export function fromHtml(root: HtmlNode): RichDocument {
  return blocksIn(root, paragraph).map((block) =>
    isRichList(block) ? { ...block, children: withinDepth(block.children, 1) } : block,
  );
}

function blocksIn(node: HtmlNode, close: BlockBuilder['close'], style: Style = {}): RichBlock[] {
  const builder: BlockBuilder = { blocks: [], run: [], close };
  readChildren(node, style, builder);
  endBlock(builder);
  return builder.blocks;
}

function endBlock(builder: BlockBuilder): void {
  const children = normalizeInlines(builder.run);
  if (children.length > 0) builder.blocks.push(builder.close(children));
  builder.run = [];
}

function readChildren(node: HtmlNode, style: Style, builder: BlockBuilder): void {
  for (const child of Array.from(node.childNodes)) read(child, style, builder);
}

function read(node: HtmlNode, style: Style, builder: BlockBuilder): void {
  const name = node.nodeName.toUpperCase();
  if (node.nodeType === textNode) return void builder.run.push(inlineOf(node.textContent ?? '', style));
  if (node.nodeType !== elementNode || unread.has(name) || isWordMarker(node)) return;
  if (name === 'BR') return void builder.run.push(inlineOf('\u2028', style));
  const blocks = blocksOf(node, name, style);
  if (blocks) {
    endBlock(builder);
    builder.blocks.push(...blocks);
  } else if (blockNames.has(name)) {
    endBlock(builder);
    readChildren(node, style, builder);
    endBlock(builder);
  } else readChildren(node, styleOf(node, name, style), builder);
}

/** Returns the blocks of a known element, undefined for any other. */
function blocksOf(node: HtmlNode, name: string, style: Style): RichBlock[] | undefined {
  const level = headingLevels[name];
  if (level) return blocksIn(node, (children) => ({ type: 'heading', level, children }), style);
  if (name === 'BLOCKQUOTE') return blocksIn(node, quote, style);
  if (name === 'TABLE') return readTable(node, (part) => blocksIn(part, paragraph, style));
  const wordList = wordListOf(node);
  if (wordList)
    return blocksIn(node, (children) => ({ type: wordList, children: [{ type: 'list-item', children }] }), style);
  if (name !== 'UL' && name !== 'OL') return undefined;
  const items = listItems(node, style);
  if (items.length === 0) return [];
  if (name === 'UL') return [{ type: 'bulleted-list', children: items }];
  const start = Number(node.getAttribute?.('start') ?? 1);
  const isCounted = Number.isInteger(start) && start >= 0 && start <= 9_999 && start !== 1;
  return [{ type: 'numbered-list', ...(isCounted && { start }), children: items }];
}

/** Returns the items of a list. A nested list follows the item that it belongs to. */
function listItems(list: HtmlNode, style: Style): RichList['children'] {
  const items: RichList['children'] = [];
  for (const block of blocksIn(list, paragraph, style)) {
    if (isRichList(block)) addList(block, items);
    else if (block.type === 'table') items.push(...block.rows.flat().flatMap(({ children }) => itemOf(children)));
    else items.push(...itemOf(block.children));
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

/** Moves items of lists that are nested too deeply into the deepest allowed list. */
function withinDepth(children: RichList['children'], depth: number): RichList['children'] {
  return children.flatMap((child): RichList['children'] => {
    if (!isRichList(child)) return [child];
    if (depth >= deepestList) return withinDepth(child.children, depth);
    return [{ ...child, children: withinDepth(child.children, depth + 1) }];
  });
}

const itemOf = (children: RichInline[]): RichListItem[] =>
  children.length > 0 ? [{ type: 'list-item', children }] : [];

/**
 * Derives the style from the element's name, unless its own CSS says otherwise: word processors write `<b
 * style="font-weight:normal">`.
 */
function styleOf(node: HtmlNode, name: string, { bold, italic, script, url }: Style): Style {
  const weight = /(?:^|[\s;])font-weight:\s*(\w+)/i.exec(cssOf(node))?.[1];
  const slant = /(?:^|[\s;])font-style:\s*(\w+)/i.exec(cssOf(node))?.[1];
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : (bold ?? ['B', 'STRONG'].includes(name));
  const isItalic = slant ? /^(?:italic|oblique)$/i.test(slant) : (italic ?? ['EM', 'I'].includes(name));
  const raised = scriptOf(node, name) ?? script;
  const own = name === 'A' && node.getAttribute?.('href')?.trim();
  const to = own && isSafeUrl(own) ? own : url;
  return {
    ...(isBold && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(raised && { script: raised }),
    ...(to && { url: to }),
  };
}

function scriptOf(node: HtmlNode, name: string): Style['script'] {
  if (name === 'SUP' || /(?:^|[\s;])vertical-align:\s*super/i.test(cssOf(node))) return 'sup';
  if (name === 'SUB' || /(?:^|[\s;])vertical-align:\s*sub\b/i.test(cssOf(node))) return 'sub';
  return undefined;
}

const cssOf = (node: HtmlNode): string => node.getAttribute?.('style') ?? '';

/** Word writes list items as paragraphs, each with its bullet or number as text in an element with this mark. */
const isWordMarker = (node: HtmlNode): boolean => /mso-list:\s*Ignore/i.test(cssOf(node));

function wordListOf(node: HtmlNode): 'bulleted-list' | 'numbered-list' | undefined {
  if (!/mso-list:\s*l\d/i.test(cssOf(node))) return undefined;
  return /^\s*\w{1,4}[.)]/.test(node.textContent ?? '') ? 'numbered-list' : 'bulleted-list';
}

function inlineOf(text: string, { bold, italic, script, url }: Style): RichInline {
  const run = { text, ...(bold && { bold }), ...(italic && { italic }), ...(script && { script }) };
  return url ? { type: 'link', url, children: [run] } : run;
}
