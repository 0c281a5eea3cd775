import { createHash } from 'node:crypto';
import { brand } from '@workspace/contracts/brand';
import type { HeadTags } from './Head.tsx';
import type { Preview } from './preview.ts';

/** To be raised when the drawing changes: what others hold of an address is then asked for anew. */
const drawing = 1;

/** The picture of a page that may be found; others have none. */
export function previewOf({ path, title, description, preview }: HeadTags): Preview | undefined {
  if (path === undefined) return undefined;
  const text = { title, subtitle: description, tab: '', foot: brand.tagline, ...preview };
  const hash = createHash('sha256').update(JSON.stringify([drawing, brand.name, text]));
  return { text, version: hash.digest('hex').slice(0, 12) };
}
