import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

/** Returns the blocks of code of a guide that are in this language. */
export function guideBlocks(guide: string, language: string): string[] {
  const text = readFileSync(join(root, 'docs/guides', `${guide}.md`), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block = '']) =>
    of === language ? [block] : [],
  );
}
