import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basename, join } from 'node:path';
import { isPageDictionary, usedByPages } from './dictionaries/page-dictionary.ts';
import { nameOfScript, sendSmallerScripts, usedByLaterRelease } from './dictionaries/release-dictionaries.ts';

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
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
      const isFor = dictionaryUse(basename(file).replace(/\.(?:br|gz)$/, ''));
      if (isFor) reply.headers({ 'use-as-dictionary': isFor, vary: 'available-dictionary' });
    },
  });
  for (const name of icons) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, client, { cacheControl: false, index: false }));
  }
}

/** Returns what a browser may use the file for when it decompresses others. */
function dictionaryUse(file: string): string | undefined {
  if (isPageDictionary(file)) return usedByPages;
  const name = nameOfScript(file);
  return name === undefined ? undefined : usedByLaterRelease(name);
}
