import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type * as entry from '../src/entry-server.tsx';
import type { RoadDrawing } from '../src/head/road-drawing.tsx';

/** Where pages come from: the build, or the sources while they are being written. */
export interface PageSource {
  renderPage: typeof entry.renderPage;
  /** Pages that anyone may find. */
  openPaths: readonly string[];
  /** The path that a page is drawn and held under: the same for all that are drawn alike. */
  keyOf: (path: string) => string;
  /** What the page at a path reads of a query; empty where the query changes nothing. */
  knownSearch: typeof entry.knownSearch;
  template: (path: string) => Promise<string>;
  /** The articles that come with the site, for sitemap and feed. */
  bundled: () => Promise<Pick<typeof entry, 'bundledArticles' | 'bundledHtml' | 'mergeArticles' | 'cleanLongHtml'>>;
  /** What the pictures of pages are drawn from. */
  drawRoad: () => Promise<RoadDrawing>;
  /** Vite's own requests, in development. */
  middlewares?: ViteDevServer['middlewares'];
}

const root = join(import.meta.dirname, '..');

/** Pages of the production build in this folder. */
export async function builtPages(folder = join(root, 'dist')): Promise<PageSource> {
  const document = await readFile(join(folder, 'client/index.html'), 'utf8').catch((cause: unknown) => {
    throw new Error('The site is not built. Build it with: npx turbo run build --filter=public-site', { cause });
  });
  const built = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as typeof entry;
  const { renderPage, keyOf, openPaths, knownSearch } = built;
  const template = async () => document;
  const bundled = async () => built;
  return { renderPage, drawRoad: async () => built.drawRoad(), keyOf, openPaths, knownSearch, bundled, template };
}

/** The sources, through Vite: a change shows at once. */
export async function livePages(server: Server): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server } }, appType: 'custom' });
  const live = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof entry;
  return {
    middlewares: vite.middlewares,
    // Nothing is held.
    keyOf: (path) => path,
    openPaths: [],
    knownSearch: (_path, search) => search,
    template: async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8')),
    renderPage: async (...rendering) => (await live()).renderPage(...rendering),
    drawRoad: async () => (await live()).drawRoad(),
    bundled: live,
  };
}
