import { isSafeUrl, type RichInline, type RichText } from './document.ts';
import type { HtmlNode } from './html-node.ts';

/** Marks and link that an element passes on to the text in it. */
export type Style = Omit<RichText, 'text'> & { url?: string };

const codeNames = new Set(['CODE', 'KBD', 'SAMP', 'TT']);
const struckNames = new Set(['S', 'DEL', 'STRIKE']);

/**
 * Derives the style from the element's name, unless its own CSS says otherwise: word processors write `<b
 * style="font-weight:normal">`.
 */
export function styleOf(node: HtmlNode, name: string, outer: Style): Style {
  const weight = cssValue(node, 'font-weight');
  const slant = cssValue(node, 'font-style');
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : (outer.bold ?? ['B', 'STRONG'].includes(name));
  const isItalic = slant ? /^(?:italic|oblique)$/i.test(slant) : (outer.italic ?? ['EM', 'I'].includes(name));
  const isStruck = outer.strikethrough ?? (struckNames.has(name) || hasStrikethrough(node));
  const isCode = outer.code ?? codeNames.has(name);
  const script = scriptOf(node, name) ?? outer.script;
  const own = name === 'A' && node.getAttribute?.('href')?.trim();
  const url = own && isSafeUrl(own) ? own : outer.url;
  return {
    ...(isBold && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(isStruck && { strikethrough: true }),
    ...(isCode && { code: true }),
    ...(script && { script }),
    ...(url && { url }),
  };
}

/** Returns the text with its marks, inside its link. */
export function inlineOf(text: string, { url, ...marks }: Style): RichInline {
  const run = { text, ...marks };
  return url ? { type: 'link', url, children: [run] } : run;
}

export const cssOf = (node: HtmlNode): string => node.getAttribute?.('style') ?? '';

const cssValue = (node: HtmlNode, property: string): string | undefined =>
  new RegExp(`(?:^|[\\s;])${property}:\\s*(\\w+)`, 'i').exec(cssOf(node))?.[1];

const hasStrikethrough = (node: HtmlNode): boolean =>
  /(?:^|[\s;])text-decoration(?:-line)?:[^;]*line-through/i.test(cssOf(node));

function scriptOf(node: HtmlNode, name: string): Style['script'] {
  const alignment = cssValue(node, 'vertical-align')?.toLowerCase();
  if (name === 'SUP' || alignment === 'super') return 'sup';
  if (name === 'SUB' || alignment === 'sub') return 'sub';
  return undefined;
}
