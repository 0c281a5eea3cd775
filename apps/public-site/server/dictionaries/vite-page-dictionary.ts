import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fillTemplate } from '../fill-template.ts';
import type * as entry from '../../src/entry-server.tsx';
import { precompressFile } from '../../../../tools/vite-precompress.ts';
import { sharedPieces } from './shared-pieces.ts';

/** HTML of fewer pages makes the dictionary larger than it saves. */
const minPages = 3;
const origin = 'https://localhost';
/** The pages are rendered as they are without the API. */
const withoutApi = { baseUrl: origin, signal: AbortSignal.abort() };

/**
 * Writes the compression dictionary of the pages, `assets/pages-HASH.dict`, after the build of the server: the HTML and
 * styles that several pages share. The same build has the same dictionary on every server.
 */
export function pageDictionary(dist: string): Plugin {
  return {
    name: 'page-dictionary',
    apply: 'build',
    closeBundle: async () => {
      const url = pathToFileURL(join(dist, 'server/entry-server.js')).href;
      const { renderPage, indexablePaths, bundledArticles } = (await import(url)) as typeof entry;
      const template = await readFile(join(dist, 'client/index.html'), 'utf8');
      const paths = [...indexablePaths, ...bundledArticles.map(({ slug }) => `/blog/${slug}`)];
      const settings = { publicOrigin: origin, staffConsoleUrl: origin };
      const pages = await Promise.all(
        paths.map(async (path) => {
          const page = await renderPage(path, withoutApi, settings, async (html) => html);
          return fillTemplate(template, page, origin).html;
        }),
      );
      const dictionary = sharedPieces(pages, minPages);
      const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 8);
      const file = join(dist, `client/assets/pages-${hash}.dict`);
      await writeFile(file, dictionary);
      await precompressFile(file);
    },
  };
}
