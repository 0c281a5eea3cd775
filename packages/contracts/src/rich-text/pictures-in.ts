import type { HtmlNode } from './html-node.ts';
import { isMediaUrl } from './media-url.ts';

/** A picture of another site. */
export interface ForeignPicture {
  /** As written: an absolute or relative URL, also `data:` and `blob:`. */
  src: string;
  alt: string;
}

/** Lists the pictures of parsed HTML that this product does not store, without those of a single pixel. */
export function picturesIn(node: HtmlNode): ForeignPicture[] {
  const found: ForeignPicture[] = [];
  for (const child of Array.from(node.childNodes)) {
    const attribute = (name: string) => child.getAttribute?.(name)?.trim() ?? '';
    const src = child.nodeName.toUpperCase() === 'IMG' ? attribute('src') : '';
    // A picture of a single pixel is a tracker.
    const isTracker = attribute('width') === '1' || attribute('height') === '1';
    if (src && !isTracker && !isMediaUrl(src)) found.push({ src, alt: attribute('alt') });
    found.push(...picturesIn(child));
  }
  return found;
}
