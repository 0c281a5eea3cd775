import { escapeMarkup } from '@workspace/contracts/escape-markup';
import {
  isRichList,
  type RichBlock,
  type RichDocument,
  type RichInline,
  type RichList,
  type RichText,
} from '@workspace/contracts/rich-text/document';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';
import { toPlainText } from '@workspace/contracts/rich-text/to-plain-text';
import { colors, sign } from './mail-style.ts';

/** Returns the absolute address of a link: a path is one of the site. */
export const absoluteUrl = (url: string, siteUrl: string): string => (url.startsWith('/') ? siteUrl + url : url);

/** Renders a rich text for the HTML part. */
export const richTextHtml = (document: RichDocument, siteUrl: string): string =>
  document.map((block) => blockHtml(block, siteUrl)).join('\n');

const headingSizes = { 2: '21px', 3: '18px', 4: '16px' } as const;

function blockHtml(block: RichBlock, siteUrl: string): string {
  if (isRichList(block)) return listHtml(block, siteUrl);
  if (block.type === 'paragraph') return `<p style="margin:0 0 16px">${inlinesHtml(block.children, siteUrl)}</p>`;
  if (block.type === 'heading')
    return `<h${block.level} style="${sign};margin:24px 0 8px;font-size:${headingSizes[block.level]};line-height:1.25;font-weight:700;color:${colors.ink}">${inlinesHtml(block.children, siteUrl)}</h${block.level}>`;
  if (block.type === 'quote')
    return `<blockquote class="line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${colors.line}">${inlinesHtml(block.children, siteUrl)}</blockquote>`;
  return '';
}

/** A nested list is inside the item before it. */
function listHtml(list: RichList, siteUrl: string, isNested = false): string {
  const items: string[] = [];
  for (const child of list.children) {
    if (!isRichList(child)) items.push(inlinesHtml(child.children, siteUrl));
    else if (items.length > 0) items[items.length - 1] += listHtml(child, siteUrl, true);
  }
  const isNumbered = list.type === 'numbered-list';
  const start = isNumbered && list.start !== undefined ? ` start="${list.start}"` : '';
  const tag = isNumbered ? 'ol' : 'ul';
  const rows = items.map((item) => `<li style="margin:0 0 6px">${item}</li>`).join('');
  return `<${tag}${start} style="margin:${isNested ? '6px 0 0' : '0 0 16px'};padding:0 0 0 24px">${rows}</${tag}>`;
}

const inlinesHtml = (children: readonly RichInline[], siteUrl: string): string =>
  children
    .map((inline) => {
      if (!('type' in inline)) return textHtml(inline);
      if (inline.type === 'footnote') return '';
      const url = escapeMarkup(absoluteUrl(inline.url, siteUrl));
      return `<a class="link" href="${url}" style="color:${colors.link}">${inline.children.map(textHtml).join('')}</a>`;
    })
    .join('');

function textHtml({ text, bold, italic }: RichText): string {
  let html = escapeMarkup(text).replaceAll('\n', '<br>');
  if (italic) html = `<em>${html}</em>`;
  return bold ? `<strong>${html}</strong>` : html;
}

/** Renders a rich text for the plain-text part: a link is followed by its address. */
export const richTextPlain = (document: RichDocument, siteUrl: string): string =>
  toPlainText(mapInlines(document, (children) => children.map((inline) => withAddress(inline, siteUrl))));

function withAddress(inline: RichInline, siteUrl: string): RichInline {
  if (!('type' in inline) || inline.type !== 'link') return inline;
  const label = inline.children.map(({ text }) => text).join('');
  const url = absoluteUrl(inline.url, siteUrl);
  return { text: label === url || `mailto:${label}` === url ? label : `${label} (${url})` };
}
