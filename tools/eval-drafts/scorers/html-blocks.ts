/** A block of a draft's content: its element, and its text without markup. */
export interface HtmlBlock {
  element: string;
  text: string;
}

const inline = /<\/?(?:strong|em|s|code|sup|sub|small|a|b|i)(?:\s[^<>]*)?>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const textOf = (html: string): string =>
  html
    .replace(inline, '')
    .replace(/<br>/g, '\n')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => entities[name]!)
    .trim();

/** Splits the serializer's HTML into its blocks with text, in reading order. */
export function htmlBlocks(html: string): HtmlBlock[] {
  const blocks = /<([a-z][a-z0-9]*)(?:\s[^<>]*)?>((?:[^<]|<\/?(?:strong|em|s|code|sup|sub|small|a|b|i|br)\b[^<>]*>)+)/g;
  return [...html.matchAll(blocks)]
    .map(([, element = '', inner = '']) => ({ element, text: textOf(inner) }))
    .filter(({ text }) => text !== '');
}

/** Returns the texts of a draft that a reader sees: title, excerpt, tags, then its blocks. */
export const readableTexts = (draft: { title: string; excerpt: string; tags: string[]; content: string }): string[] => [
  draft.title,
  draft.excerpt,
  ...draft.tags,
  ...htmlBlocks(draft.content).map(({ text }) => text),
];
