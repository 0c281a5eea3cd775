import {
  cellsOf,
  isRichList,
  isSafeUrl,
  type RichBlock,
  type RichDocument,
  type RichFigure,
  type RichInline,
  type RichList,
  type RichTable,
  type RichTableCell,
  type RichTableRow,
  type RichText,
} from './document.ts';
import { escapeCharacters, inAttribute, inText } from './escape-characters.ts';
import { drawingToHtml, linkCardToHtml, videoToHtml } from './marked-figure-to-html.ts';
import { isMediaUrl } from './media-url.ts';
import { withoutLinks } from './normalize-inlines.ts';
import { storedRows } from './stored-rows.ts';

function textToHtml({ text, bold, italic, strikethrough, code, script }: RichText): string {
  if (text === '') return '';
  let html = escapeCharacters(text, inText).replaceAll('\n', '<br>');
  if (code) html = `<code>${html}</code>`;
  if (script) html = `<${script}>${html}</${script}>`;
  if (strikethrough) html = `<s>${html}</s>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return html;
}

function inlineToHtml(inline: RichInline): string {
  if (!('type' in inline)) return textToHtml(inline);
  const html = inline.children.map(textToHtml).join('');
  if (inline.type === 'footnote') return html.trim() && `<small data-footnote="">${html}</small>`;
  return html && isSafeUrl(inline.url) ? `<a href="${escapeCharacters(inline.url, inAttribute)}">${html}</a>` : html;
}

const wrap = (tag: string, html: string): string => (html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`);
const inlines = (children: RichInline[]): string => children.map(inlineToHtml).join('');

/** Unlike in other blocks, every space and line break counts. */
function codeToHtml(children: RichText[]): string {
  const html = children.map(({ text }) => escapeCharacters(text, inText)).join('');
  return html.trim() === '' ? '' : `<pre><code>${html}</code></pre>`;
}

/** A picture that is not ours leaves its caption. */
function figureToHtml({ url, alt, isDecorative, credit, children }: RichFigure): string {
  const caption = inlines(children);
  if (!isMediaUrl(url)) return wrap('p', caption);
  const source = credit?.trim() ? `<small>${escapeCharacters(credit.trim(), inText)}</small>` : '';
  const purpose = isDecorative ? 'alt="" data-decorative=""' : `alt="${escapeCharacters(alt, inAttribute)}"`;
  return `<figure><img src="${url}" ${purpose}>${wrap('figcaption', caption + source)}</figure>`;
}

const cellToHtml = ({ isHeader, children }: RichTableCell): string => {
  const tag = isHeader ? 'th' : 'td';
  return `<${tag}>${inlines(children)}</${tag}>`;
};
const rowsToHtml = (tag: string, rows: RichTableRow[]): string =>
  wrap(tag, rows.map(({ children }) => `<tr>${children.map(cellToHtml).join('')}</tr>`).join(''));

/** Leading rows of header cells become the table's head. Fewer than two rows or columns become paragraphs. */
function tableToHtml(table: RichTable): string {
  const isFilled = ({ children }: RichTableRow) => children.some((cell) => inlines(cell.children).trim() !== '');
  const rows = storedRows(table.children, isFilled);
  if (rows.length < 2 || rows[0]!.children.length < 2)
    return cellsOf(table)
      .map(({ children }) => wrap('p', inlines(children)))
      .join('');
  const body = rows.findIndex(({ children }) => !children.every(({ isHeader }) => isHeader));
  const split = body === -1 ? rows.length : body;
  return wrap('table', rowsToHtml('thead', rows.slice(0, split)) + rowsToHtml('tbody', rows.slice(split)));
}

function listToHtml(list: RichList): string {
  const items = itemsToHtml(list.children)
    .map((html) => `<li>${html}</li>`)
    .join('');
  if (list.type === 'bulleted-list') return wrap('ul', items);
  const html = wrap('ol', items);
  return list.start === undefined ? html : html.replace('<ol>', `<ol start="${list.start}">`);
}

/** Returns the content of each item, with its sublists. */
function itemsToHtml(children: RichList['children']): string[] {
  const items: string[] = [];
  for (const child of children) {
    if (!isRichList(child)) {
      const html = inlines(child.children);
      if (html.trim() !== '') items.push(html);
    } else if (items.length === 0) items.push(...itemsToHtml(child.children));
    else items[items.length - 1] += listToHtml(child);
  }
  return items;
}

function blockToHtml(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return wrap('p', inlines(block.children));
    case 'heading':
      return wrap(`h${block.level}`, inlines(block.children));
    case 'quote':
      return wrap('blockquote', inlines(block.children));
    case 'callout':
      return wrap('aside', inlines(block.children));
    case 'code-block':
      return codeToHtml(block.children);
    case 'divider':
      return '<hr>';
    case 'figure':
      return figureToHtml(block);
    case 'drawing':
      return drawingToHtml(block, inlines(block.children));
    case 'link-card':
      // The whole card is a link already.
      return linkCardToHtml(block, inlines(withoutLinks(block.children)));
    case 'video':
      return videoToHtml(block, inlines(block.children));
    case 'table':
      return tableToHtml(block);
    case 'bulleted-list':
    case 'numbered-list':
      return listToHtml(block);
  }
}

/**
 * Serializes the HTML that is stored and displayed: one line, no attributes but a link's `href`, a list's `start`, a
 * footnote's `data-footnote` and those of pictures, drawings, link cards and videos, empty blocks omitted.
 */
export function toHtml(document: RichDocument): string {
  return document.map(blockToHtml).join('');
}
