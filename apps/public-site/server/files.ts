import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, join } from 'node:path';
import { immutableCacheControl } from '@workspace/node-server/cache-control';
import { isPageDictionary, pageDictionaryHeader } from './dictionaries/page-dictionary.ts';
import { nameOfScript, sendSmallerScripts, scriptDictionaryHeader } from './dictionaries/release-dictionaries.ts';

const built = join(import.meta.dirname, '../dist/client');

/** Icons that devices request from the root of a site by these names; `tools/icons.ts` generates all but the first. */
const icons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

/** Serves the files of the build. Files with a hash in their name are immutable. */
export async function serveFiles(app: FastifyInstance, client = built): Promise<void> {
  const assets = join(client, 'assets');
  await sendSmallerScripts(app, assets);
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Set only for a file that exists: a missing one may exist tomorrow. Icons keep their name when they change.
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(assets);
      reply.header('cache-control', isHashed ? immutableCacheControl : 'public, max-age=86400');
      const use = dictionaryHeader(basename(file).replace(/\.(?:br|gz)$/, ''));
      if (use) reply.headers({ 'use-as-dictionary': use, vary: 'available-dictionary' });
    },
  });
  for (const name of icons) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, client, { cacheControl: false, index: false }));
  }
}

/** Returns the `Use-As-Dictionary` header of a file: which others a browser may decompress with it. */
function dictionaryHeader(file: string): string | undefined {
  if (isPageDictionary(file)) return pageDictionaryHeader;
  const name = nameOfScript(file);
  return name === undefined ? undefined : scriptDictionaryHeader(name);
}
