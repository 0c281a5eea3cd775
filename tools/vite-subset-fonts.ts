import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { subsetLetters } from '../packages/ui/src/theme/subset-letters.ts';

const request = /^(.*\.woff2)\?subset=(sign|text)$/;
const folder = join(import.meta.dirname, '../node_modules/.cache/subset-fonts');
/** The weights in use; a font with fewer keeps those. */
const weights = { min: 400, max: 800 };

/** Resolves an import of `font.woff2?subset=sign` to the URL of that font with only the letters of signs. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    resolveId: async function (source, importer) {
      const [, path, kind] = request.exec(source) ?? [];
      const font = path && (await this.resolve(path, importer, { skipSelf: true }));
      return font ? `${await writeSubset(font.id, kind as keyof typeof subsetLetters)}?url` : null;
    },
  };
}

/** Writes the subset font's file, named after its source and its letters. */
async function writeSubset(file: string, kind: keyof typeof subsetLetters): Promise<string> {
  const bytes = await readFile(file);
  const subset = subsetLetters[kind];
  const made = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([subset, weights]))
    .digest('hex');
  const target = join(folder, `${basename(file, '.woff2')}-subset-${made.slice(0, 8)}.woff2`);
  const isThere = await readFile(target).catch(() => undefined);
  if (!isThere) {
    const options = { variationAxes: { wght: weights }, noLayoutClosure: !subset.keepsAlternates };
    const cut = await subsetFont(bytes, subset.letters, { targetFormat: 'woff2', ...options });
    await mkdir(folder, { recursive: true });
    // The site and the console may be built at the same time.
    await writeFile(`${target}.${process.pid}`, cut);
    await rename(`${target}.${process.pid}`, target);
  }
  return target;
}
