import createDOMPurify from 'dompurify';
import { displayRules } from '@workspace/contracts/rich-text/purify-rules';

const purify = createDOMPurify(
  // The browser brings its own window; the server's is never part of what visitors load.
  import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window,
);

const cleaned = new Map<string, string>();
const heldAtMost = 500;

/** HTML that may be shown: exactly what the editor's serializer can write. Texts seen lately are not cleaned twice. */
export function cleanHtml(html: string): string {
  const cached = cleaned.get(html);
  if (cached !== undefined) return cached;
  return keep(html, purify.sanitize(html, displayRules));
}

/** Longer HTML takes tens of milliseconds to clean, in which a server serves nobody. In characters. */
const longHtml = 30_000;

/** The same where nobody may be kept waiting: long HTML is given to `clean`, which cleans it elsewhere. */
export async function cleanLongHtml(html: string, clean: (html: string) => Promise<string>): Promise<string> {
  if (html.length < longHtml || cleaned.has(html)) return cleanHtml(html);
  return keep(html, await clean(html));
}

function keep(html: string, clean: string): string {
  if (cleaned.size >= heldAtMost) cleaned.delete(cleaned.keys().next().value!);
  cleaned.set(html, clean);
  return clean;
}
