import createDOMPurify from 'dompurify';
import { LRUCache } from 'lru-cache';
import { onlyOwnPictures } from '@workspace/contracts/rich-text/own-pictures';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

const purify = onlyOwnPictures(
  createDOMPurify(
    // The browser uses its own window; jsdom is never part of the client bundle.
    import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window,
  ),
);

/** Clean HTML by the HTML that it came from, limited by the characters of both. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * Returns the HTML reduced to the elements and attributes that the editor's serializer can write. Caches recent texts.
 */
export function cleanHtml(html: string): string {
  const cached = cleaned.get(html);
  if (cached !== undefined) return cached;
  return keep(html, purify.sanitize(html, displayRules));
}

/** Cleaning longer HTML takes tens of milliseconds and blocks the server. In characters. */
const longHtml = 30_000;

/** Cleans HTML like `cleanHtml`, but passes long HTML to `clean`, which does not block the event loop. */
export async function cleanLongHtml(html: string, clean: (html: string) => Promise<string>): Promise<string> {
  if (html.length < longHtml || cleaned.has(html)) return cleanHtml(html);
  return keep(html, await clean(html));
}

function keep(html: string, clean: string): string {
  cleaned.set(html, clean);
  return clean;
}
