import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { coreLetters } from '../packages/ui/src/theme/core-letters.ts';

const ending = '.woff2?core';
const folder = join(import.meta.dirname, '../node_modules/.cache/core-fonts');
/** The weights that the faces are used in; a face that has fewer keeps those. */
const weights = { min: 400, max: 800 };

/** An import of `font.woff2?core` is the address of that font with nothing but the core letters in it. */
export function coreFonts(): Plugin {
  return {
    name: 'core-fonts',
    enforce: 'pre',
    resolveId: async function (source, importer) {
      if (!source.endsWith(ending)) return null;
      const font = await this.resolve(source.slice(0, -'?core'.length), importer, { skipSelf: true });
      if (!font) return null;
      return `${await written(font.id)}?url`;
    },
  };
}

/** The cut font's file, named after what it was made of and of which letters. */
async function written(file: string): Promise<string> {
  const bytes = await readFile(file);
  const made = createHash('sha256').update(bytes).update(coreLetters).update(JSON.stringify(weights)).digest('hex');
  const target = join(folder, `${basename(file, '.woff2')}-core-${made.slice(0, 8)}.woff2`);
  const isThere = await readFile(target).catch(() => undefined);
  if (!isThere) {
    const cut = await subsetFont(bytes, coreLetters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    await mkdir(folder, { recursive: true });
    // The site and the console may be built at the same time.
    await writeFile(`${target}.${process.pid}`, cut);
    await rename(`${target}.${process.pid}`, target);
  }
  return target;
}
