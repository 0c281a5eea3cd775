import type { FastifyInstance } from 'fastify';

/** Answers hold what is one person's or may change at any moment: nothing between here and the reader keeps them. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
}
