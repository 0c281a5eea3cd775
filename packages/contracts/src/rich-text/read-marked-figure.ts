import { isDrawingKind } from './block-elements.ts';
import {
  isCardUrl,
  type RichBlock,
  type RichDrawing,
  type RichInline,
  type RichLinkCard,
  type RichTable,
  type RichVideo,
} from './document.ts';
import { isSheet } from './drawing-sheet.ts';
import { elementOf, type HtmlNode } from './html-node.ts';
import { allInlines } from './inlines-of.ts';
import { withoutLinks } from './normalize-inlines.ts';
import { isMediaUrl } from './media-url.ts';
import { parseVideo, videoUrl } from './video-url.ts';

type Read = (part: HtmlNode) => RichBlock[];

const nameOf = (node: HtmlNode): string => node.nodeName.toUpperCase();
const attributeOf = (node: HtmlNode, name: string): string | undefined => node.getAttribute?.(name) ?? undefined;

/** Converts the element `figure` of a drawing, a link card or a video. Undefined for any other, or an incomplete one. */
export function readMarkedFigure(node: HtmlNode, read: Read): RichBlock[] | undefined {
  const kind = attributeOf(node, 'data-drawing');
  if (isDrawingKind(kind)) return readDrawing(node, kind, read);
  if (attributeOf(node, 'data-link-card') !== undefined) return readLinkCard(node, read);
  return attributeOf(node, 'data-video') === undefined ? undefined : readVideo(node, read);
}

const withText = (children: RichInline[]): RichInline[] => (children.length > 0 ? children : [{ text: '' }]);

/** Returns the text of inlines on one line, without formatting, and with the text of their footnotes. */
export const plainLine = (children: readonly RichInline[]): string =>
  children
    .map((inline) => ('type' in inline ? inline.children.map(({ text }) => text).join('') : inline.text))
    .join('')
    .replaceAll('\n', ' ')
    .trim();

function readDrawing(node: HtmlNode, kind: RichDrawing['kind'], read: Read): RichBlock[] | undefined {
  const blocks = read(elementOf(Array.from(node.childNodes)));
  const table = blocks.find((block) => block.type === 'table');
  const rows = table && rowsOf(table);
  if (!rows || !isSheet(kind, rows)) return undefined;
  return [{ type: 'drawing', kind, rows, children: withText(allInlines(blocks.filter((block) => block !== table))) }];
}

/** A table without a row of headings gets an empty one. */
function rowsOf({ children: [first, ...rest] }: RichTable): string[][] {
  const cells = [first!, ...rest].map((row) => row.children.map(({ children }) => plainLine(children)));
  return first!.children[0]?.isHeader ? cells : [cells[0]!.map(() => ''), ...cells];
}

interface Linked {
  url: string;
  title: string;
  /** Everything beside the link. */
  rest: HtmlNode[];
}

/** Finds the first link among the parts of a figure that `accept` gives a URL for. */
function linkIn(node: HtmlNode, accept: (href: string) => string | undefined, read: Read): Linked | undefined {
  const parts = Array.from(node.childNodes);
  for (const part of parts) {
    const url = nameOf(part) === 'A' ? accept(attributeOf(part, 'href') ?? '') : undefined;
    const title = url && plainLine(allInlines(read(elementOf([part]))));
    if (url && title) return { url, title, rest: parts.filter((other) => other !== part) };
  }
  return undefined;
}

function readLinkCard(node: HtmlNode, read: Read): RichBlock[] | undefined {
  const found = linkIn(node, (href) => (isCardUrl(href) ? href : undefined), read);
  if (!found) return undefined;
  const { url, title, rest } = found;
  const children = withoutLinks(allInlines(read(elementOf(rest))));
  return [{ type: 'link-card', url, title, children: withText(children) } satisfies RichLinkCard];
}

function readVideo(node: HtmlNode, read: Read): RichBlock[] | undefined {
  const accept = (href: string) => {
    const video = parseVideo(href);
    return video && videoUrl(video);
  };
  const found = linkIn(node, accept, read);
  if (!found) return undefined;
  const { url, title, rest } = found;
  const posters = rest.filter((part) => nameOf(part) === 'IMG' && isMediaUrl(attributeOf(part, 'src') ?? ''));
  const poster = posters[0] && attributeOf(posters[0], 'src');
  const children = allInlines(read(elementOf(rest.filter((part) => !posters.includes(part)))));
  return [{ type: 'video', url, title, ...(poster && { poster }), children: withText(children) } satisfies RichVideo];
}
