import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

const client = join(import.meta.dirname, '../dist/client');

/** The build's files. Those with a hash in their name never change. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: client, serve: false });
  const send = { cacheControl: false, index: false as const };
  app.get('/assets/*', (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.sendFile(decodeURIComponent(new URL(request.url, 'http://x').pathname.slice(1)), client, {
      ...send,
      preCompressed: true,
    } as never);
  });
  app.get('/favicon.svg', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return reply.sendFile('favicon.svg', client, send);
  });
}
