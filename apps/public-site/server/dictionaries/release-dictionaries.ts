import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { immutableCacheControl } from '@workspace/node-server/cache-control';
import { acceptsDictionary, availableHeaderOf, dictionaryHashIn } from './dictionary.ts';

const script = /^(.+)-[\w-]{8}\.js$/;

/** Returns the name of a script without the hash of its release, or undefined for another file. */
export const nameOfScript = (file: string): string | undefined => script.exec(file)?.[1];

/** Tells a browser to use a script as the dictionary of the same script in a later release. */
export const scriptDictionaryHeader = (name: string): string => `match="/assets/${name}-*.js", match-dest=("script")`;

/**
 * Sends a script in the encoding `dcz` to a browser that has the script of the last release. The build wrote those
 * files, and each begins with the hash of the dictionary that it needs.
 */
export async function sendSmallerScripts(app: FastifyInstance, assets: string): Promise<void> {
  // Without a build, as in tests and in development, there are no assets.
  const files = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.js.dcz'));
  const scripts = new Map<string, { bytes: Buffer; availableHeader: string; dictionaryHeader: string }>(
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(assets, file));
        const name = file.slice(0, -'.dcz'.length);
        const availableHeader = availableHeaderOf(dictionaryHashIn(bytes));
        return [
          `/assets/${name}`,
          { bytes, availableHeader, dictionaryHeader: scriptDictionaryHeader(nameOfScript(name) ?? name) },
        ] as const;
      }),
    ),
  );
  if (scripts.size === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const smaller = ['GET', 'HEAD'].includes(request.method) ? scripts.get(request.url) : undefined;
    if (!smaller || !acceptsDictionary(request.headers, smaller.availableHeader)) return done();
    void reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'dcz',
        'cache-control': immutableCacheControl,
        'use-as-dictionary': smaller.dictionaryHeader,
        vary: 'available-dictionary, accept-encoding',
      })
      .send(smaller.bytes);
  });
}
