import type { FastifyInstance } from 'fastify';

/** Responses are personal or may change at any time: no cache on the way stores them. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
}
