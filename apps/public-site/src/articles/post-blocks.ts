import { isDrawingKind } from '@workspace/contracts/rich-text/block-elements';
import type { DrawingKind } from '@workspace/contracts/rich-text/document';
import { parseVideo, type Video } from '@workspace/contracts/rich-text/video-url';
import { unescapeHtml } from './unescape-html.ts';

/** A block of a post that the site renders by a component of its own. Drawings are numbered from 1. */
export type PostBlock =
  | { type: 'drawing'; kind: DrawingKind; rows: string[][]; table: string; number: number }
  | { type: 'link-card'; url: string; title: string }
  | { type: 'video'; video: Video; title: string };

const figure = /<figure data-(drawing|link-card|video)="([^"]*)">(.*?)<\/figure>/gs;
const link = /^(<img [^>]*>)?<a href="([^"]*)">([^<]*)<\/a>/;
const place = /<figure data-place="(\d+)">(.*?)<\/figure>/s;

/**
 * Takes these blocks out of stored content and leaves a figure in their place, with the caption and the poster, which
 * other changes of the text still apply to. A figure of another form stays as it is.
 */
export function takeBlocks(html: string): { html: string; blocks: PostBlock[] } {
  const blocks: PostBlock[] = [];
  const left = html.replace(figure, (whole, type: string, value: string, inner: string) => {
    const count = blocks.filter((block) => block.type === 'drawing').length;
    const taken = type === 'drawing' ? readDrawing(value, inner, count + 1) : readLinked(type, inner);
    if (!taken) return whole;
    blocks.push(taken.block);
    return `<figure data-place="${blocks.length - 1}">${taken.rest}</figure>`;
  });
  return { html: left, blocks };
}

interface Taken {
  block: PostBlock;
  /** The inner HTML without the block's data. */
  rest: string;
}

function readDrawing(kind: string, inner: string, number: number): Taken | undefined {
  const [table] = /^<table>.*?<\/table>/s.exec(inner) ?? [];
  if (!table || !isDrawingKind(kind)) return undefined;
  const rows = Array.from(table.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row]) =>
    Array.from(row!.matchAll(/<t[hd]>(.*?)<\/t[hd]>/gs), ([, cell]) => unescapeHtml(cell!)),
  );
  // The serializer leaves out a row of headings without text.
  const whole = table.includes('<thead>') ? rows : [rows[0]?.map(() => '') ?? [], ...rows];
  return { block: { type: 'drawing', kind, rows: whole, table, number }, rest: inner.slice(table.length) };
}

function readLinked(type: string, inner: string): Taken | undefined {
  const [whole, poster = '', href = '', text = ''] = link.exec(inner) ?? [];
  if (whole === undefined) return undefined;
  const [url, title] = [unescapeHtml(href), unescapeHtml(text)];
  const rest = poster + inner.slice(whole.length);
  if (type === 'link-card') return { block: { type, url, title }, rest };
  const video = parseVideo(url);
  return video && { block: { type: 'video', video, title }, rest };
}

/** A piece of an article: HTML, or a block with its caption and the HTML before that, such as a poster. */
export type ArticlePiece = string | { block: PostBlock; before: string; caption: string };

/** Splits content at the places that `takeBlocks` left. */
export function splitAtBlocks(html: string, blocks: readonly PostBlock[]): ArticlePiece[] {
  const pieces: ArticlePiece[] = [];
  let rest = html;
  for (let found = place.exec(rest); found; found = place.exec(rest)) {
    if (found.index > 0) pieces.push(rest.slice(0, found.index));
    const [whole, index, inner = ''] = found;
    const [, before = '', caption = ''] = /^(.*?)(?:<figcaption>(.*)<\/figcaption>)?$/s.exec(inner) ?? [];
    pieces.push({ block: blocks[Number(index)]!, before, caption });
    rest = rest.slice(found.index + whole.length);
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest];
}
