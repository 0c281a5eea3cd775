import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressWith, dictionaryOf } from './dictionary.ts';
import { nameOfScript } from './release-dictionaries.ts';

/**
 * Compresses each script of a build with the same script of the last release as its dictionary, to `NAME-HASH.js.dcz`.
 * `last` is the folder of the last release's assets; without one nothing is written. Comes after `precompress`.
 */
export function releaseDictionaries(last: string | undefined): Plugin {
  let assets = '';
  return {
    name: 'release-dictionaries',
    apply: 'build',
    configResolved: ({ root, build }) => void (assets = join(root, build.outDir, 'assets')),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (last) await compressScripts(assets, last);
      },
    },
  };
}

/** Writes a `.dcz` beside each script that an earlier one makes smaller. Throws when the folder of those cannot be read. */
export async function compressScripts(assets: string, last: string): Promise<void> {
  const earlier = new Map((await readdir(last)).map((file) => [nameOfScript(file), file]));
  for (const file of await readdir(assets)) {
    const name = nameOfScript(file);
    const before = name && earlier.get(name);
    // An unchanged script keeps its URL, and the browser has it.
    if (!before || before === file) continue;
    const dictionary = dictionaryOf(await readFile(join(last, before)));
    const compressed = await compressWith(dictionary, await readFile(join(assets, file)), 22);
    const { size } = await stat(join(assets, `${file}.br`));
    if (compressed.length < size) await writeFile(join(assets, `${file}.dcz`), compressed);
  }
}
