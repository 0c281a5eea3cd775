import { createHash } from 'node:crypto';
import { brand } from '@workspace/contracts/brand';
import type { HeadTags } from './Head.tsx';
import type { Preview } from './preview.ts';

/** Increase when the drawing changes: other sites then fetch the image again. */
const drawing = 1;

/** Returns the preview image of a page; pages excluded from search engines have none. */
export function previewOf({ path, title, description, preview }: HeadTags): Preview | undefined {
  if (path === undefined) return undefined;
  const text = { title, subtitle: description, tab: '', foot: brand.tagline, ...preview };
  const hash = createHash('sha256').update(JSON.stringify([drawing, brand.name, text]));
  return { text, version: hash.digest('hex').slice(0, 12) };
}
