import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import type { LivePreview } from '../src/articles/live-preview.ts';
import type * as entry from '../src/entry-server.tsx';
import { readPageDictionary, type PageDictionary } from './dictionaries/page-dictionary.ts';
import type { RoadDrawing } from '../src/head/road-drawing.tsx';

/** Source of the pages: the production build, or in development the source files through Vite. */
export interface PageSource {
  renderPage: typeof entry.renderPage;
  /** Returns the input to render the article page of a post that is not stored. */
  livePreviewOf: (post: BlogPost) => LivePreview | Promise<LivePreview>;
  /** Pages that search engines may index. */
  indexablePaths: readonly string[];
  /** Returns the path that a page is rendered and cached under: the same for all paths that render alike. */
  cacheKeyOf: (path: string) => string;
  /** Returns the part of the query string that the page at a path reads; empty when the query changes nothing. */
  relevantSearch: typeof entry.relevantSearch;
  template: (path: string) => Promise<string>;
  /** The compression dictionary of the pages; development has none. */
  dictionary?: PageDictionary;
  /** The bundled articles, for sitemap and feed. */
  bundled: () => Promise<Pick<typeof entry, 'bundledArticles' | 'loadBundledHtml' | 'mergeArticles'>>;
  /** Returns the road drawing for the preview images. */
  drawRoad: () => Promise<RoadDrawing>;
  /** Vite's own middleware, in development. */
  middlewares?: ViteDevServer['middlewares'];
}

const root = join(import.meta.dirname, '..');

/** Loads the pages of the production build in this folder. */
export async function loadBuiltPages(folder = join(root, 'dist')): Promise<PageSource> {
  const document = await readFile(join(folder, 'client/index.html'), 'utf8').catch((cause: unknown) => {
    throw new Error('The site is not built. Build it with: npx turbo run build --filter=public-site', { cause });
  });
  const built = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as typeof entry;
  const { renderPage, livePreviewOf, cacheKeyOf, indexablePaths, relevantSearch } = built;
  const template = async () => document;
  const dictionary = await readPageDictionary(join(folder, 'client/assets'));
  const bundled = async () => built;
  return {
    renderPage,
    livePreviewOf,
    drawRoad: async () => built.drawRoad(),
    cacheKeyOf,
    indexablePaths,
    relevantSearch,
    bundled,
    template,
    dictionary,
  };
}

/** Loads the pages from the sources through Vite, so that a change shows at once. */
export async function loadVitePages(server: Server): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server } }, appType: 'custom' });
  const live = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof entry;
  return {
    middlewares: vite.middlewares,
    // Nothing is cached.
    cacheKeyOf: (path) => path,
    indexablePaths: [],
    relevantSearch: (_path, search) => search,
    template: async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8')),
    renderPage: async (...rendering) => (await live()).renderPage(...rendering),
    livePreviewOf: async (post) => (await live()).livePreviewOf(post),
    drawRoad: async () => (await live()).drawRoad(),
    bundled: live,
  };
}
