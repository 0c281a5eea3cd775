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
  const held = cleaned.get(html);
  if (held !== undefined) return held;
  const clean = purify.sanitize(html, displayRules);
  if (cleaned.size >= heldAtMost) cleaned.delete(cleaned.keys().next().value!);
  cleaned.set(html, clean);
  return clean;
}
