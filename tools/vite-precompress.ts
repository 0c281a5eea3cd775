import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressed = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/**
 * Writes a `.br` and a `.gz` beside every script, style sheet and drawing of a build, so that no request has to
 * compress.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(?:js|css|svg|json)$/.test(file)).map((file) => precompressFile(join(folder, file))),
      );
    },
  };
}

/** Writes the compressed forms of a file beside it. */
export async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, compress] of Object.entries(compressed)) await writeFile(file + ending, await compress(bytes));
}
