import { isRichList, type RichBlock, type RichDocument, type RichHeading, type RichInline } from './document.ts';
import type { HtmlNode } from './html-node.ts';
import { joinedLines } from './inlines-of.ts';
import { readCode } from './read-code.ts';
import { readFigure, readPicture } from './read-figure.ts';
import { isFootnote, readFootnote } from './read-footnote.ts';
import { readMarkedFigure } from './read-marked-figure.ts';
import { isWordMarker, readList, withinDepth, wordListOf } from './read-list.ts';
import { inlineOf, styleOf, type Style } from './read-style.ts';
import { readTable } from './read-table.ts';
import { normalizeInlines } from './normalize-inlines.ts';

export type { HtmlNode };

/** Collects inlines until a block ends. */
interface BlockBuilder {
  blocks: RichBlock[];
  run: RichInline[];
  close: (children: RichInline[]) => RichBlock;
}

const textNode = 3;
const elementNode = 1;
const blockNames = new Set(
  (
    'ADDRESS ARTICLE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM HEADER HGROUP LEGEND LI MAIN NAV ' +
    'P SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR'
  ).split(' '),
);
const unread = new Set('HEAD IFRAME NOSCRIPT OBJECT SCRIPT STYLE TEMPLATE TITLE'.split(' '));
const headingLevels: Record<string, RichHeading['level']> = { H1: 2, H2: 2, H3: 3, H4: 4, H5: 4, H6: 4 };

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
  const footnote = isFootnote(node) && readFootnote(node, (part) => blocksIn(part, paragraph));
  if (footnote) return void builder.run.push(footnote);
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
  if (name === 'ASIDE') return readCallout(blocksIn(node, paragraph, style));
  if (name === 'HR') return [{ type: 'divider', children: [{ text: '' }] }];
  if (name === 'PRE') return readCodeBlock(node);
  if (name === 'FIGURE') return readAnyFigure(node, (part) => blocksIn(part, paragraph, style));
  const picture = name === 'IMG' && readPicture(node);
  if (picture) return [picture];
  if (name === 'TABLE') return readTable(node, (part) => blocksIn(part, paragraph, style));
  const wordList = wordListOf(node);
  if (wordList)
    return blocksIn(node, (children) => ({ type: wordList, children: [{ type: 'list-item', children }] }), style);
  if (name === 'UL' || name === 'OL') return readList(node, name, (part) => blocksIn(part, paragraph, style));
  return undefined;
}

const readAnyFigure: typeof readFigure = (node, read) => readMarkedFigure(node, read) ?? readFigure(node, read);

/** An element with more than text arranges the page, and is replaced by its blocks. */
function readCallout(blocks: RichBlock[]): RichBlock[] {
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  if (paragraphs.length === 0 || paragraphs.length < blocks.length) return blocks;
  return [{ type: 'callout', children: joinedLines(paragraphs) }];
}

function readCodeBlock(node: HtmlNode): RichBlock[] {
  const text = readCode(node);
  return text.trim() === '' ? [] : [{ type: 'code-block', children: [{ text }] }];
}
