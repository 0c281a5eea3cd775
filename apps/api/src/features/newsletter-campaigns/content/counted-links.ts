import { blockLinkKey, countedBlockLink } from '@workspace/contracts/counted-links';
import type { RichInline, RichLink } from '@workspace/contracts/rich-text/document';
import { mapInlines } from '@workspace/contracts/rich-text/map-inlines';
import type { BlockInMail, MessageContent } from './message-content.ts';
import { absoluteUrl } from '../rendering/rich-text-in-mail.ts';

/** A counted link of a message. `url` is null for an article, which its slug names. */
export interface CountedLink {
  slug: string;
  title: string;
  url: string | null;
  /** The number of its block, from 1. */
  block: number;
}

interface LinkOfBlock {
  url: string;
  label: string;
}

type Linked = Pick<MessageContent, 'blocks' | 'siteUrl' | 'earlierLinks'>;

/** Returns the counted links of a message in order: its articles, and each address of a text or a button once a block. */
export function countedLinks({ blocks, siteUrl, earlierLinks = 0 }: Linked): CountedLink[] {
  let number = earlierLinks;
  return blocks.flatMap((block, index): CountedLink[] => {
    if (block.type === 'post') return [{ slug: block.post.slug, title: block.post.title, url: null, block: index + 1 }];
    return linksOf(block, siteUrl).map(({ url, label }) => {
      number += 1;
      return { slug: blockLinkKey(number), title: label || url, url, block: index + 1 };
    });
  });
}

/** Replaces the addresses of texts and buttons by counted ones. `token`: that of the reader, or a placeholder. */
export function withCountedLinks({ blocks, siteUrl, earlierLinks = 0 }: Linked, token: string): BlockInMail[] {
  let number = earlierLinks;
  return blocks.map((block) => {
    const links = linksOf(block, siteUrl);
    const places = new Map(links.map(({ url }) => [url, siteUrl + countedBlockLink(token, (number += 1))]));
    if (block.type === 'button') return { ...block, url: places.get(absoluteUrl(block.url, siteUrl)) ?? block.url };
    if (block.type !== 'text') return block;
    const count = (inline: RichInline): RichInline => {
      const url = isLink(inline) && countedUrl(inline, siteUrl);
      return url ? { ...inline, url: places.get(url)! } : inline;
    };
    return { ...block, document: mapInlines(block.document, (inlines) => inlines.map(count)) };
  });
}

function linksOf(block: BlockInMail, siteUrl: string): LinkOfBlock[] {
  const found: LinkOfBlock[] = [];
  if (block.type === 'button') {
    const url = absoluteUrl(block.url, siteUrl);
    if (isCounted(url, siteUrl)) found.push({ url, label: block.text });
  }
  if (block.type === 'text')
    mapInlines(block.document, (inlines) => {
      for (const inline of inlines) {
        const url = isLink(inline) && countedUrl(inline, siteUrl);
        if (url && !found.some((other) => other.url === url)) found.push({ url, label: labelOf(inline) });
      }
      return inlines;
    });
  return found;
}

const isLink = (inline: RichInline): inline is RichLink => 'type' in inline && inline.type === 'link';
const labelOf = ({ children }: RichLink): string => children.map(({ text }) => text).join('');

/** Mail programs warn of a link that shows one address and leads to another, so such a link stays as it is. */
function countedUrl(link: RichLink, siteUrl: string): string | undefined {
  const url = absoluteUrl(link.url, siteUrl);
  return isCounted(url, siteUrl) && !/^(?:https?:|www\.)/i.test(labelOf(link).trim()) ? url : undefined;
}

/** Links to preferences and to web versions are about the email itself, and never counted. */
const isCounted = (url: string, siteUrl: string): boolean =>
  /^https?:/i.test(url) &&
  !url.includes('{{') &&
  !['/newsletter/', '/newsletters/', '/api/', '/r/'].some((path) => url.startsWith(siteUrl + path));
