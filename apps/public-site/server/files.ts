import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

const client = join(import.meta.dirname, '../dist/client');

/** What devices look for at the top of a site, by these names; `tools/icons.ts` makes all but the first. */
const icons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

/** The build's files. Those with a hash in their name never change. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Only of a file that is there: what is missing today may be there tomorrow.
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const name of icons) {
    app.get(`/${name}`, (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return reply.sendFile(name, client, { cacheControl: false, index: false });
    });
  }
}
