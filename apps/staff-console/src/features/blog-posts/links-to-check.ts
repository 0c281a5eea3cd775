import type { RichDocument } from '@workspace/contracts/rich-text/document';
import { allInlines } from '@workspace/contracts/rich-text/inlines-of';

/** Returns the web addresses that a text links to, each once, except places in the text itself. */
export function linksToCheck(document: RichDocument, origin: string, ownPath: string): string[] {
  const links = allInlines(document).flatMap((inline) =>
    'type' in inline && inline.type === 'link' ? inline.url : [],
  );
  return [...new Set(links)].filter((url) => {
    const target = url.startsWith('#') ? null : URL.parse(url, `${origin}/blog/`);
    return target && /^https?:$/.test(target.protocol) && !(target.origin === origin && target.pathname === ownPath);
  });
}
