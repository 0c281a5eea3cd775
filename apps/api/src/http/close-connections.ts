import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that is to stop end once the calls under way are answered. Their connections are kept for the next call
 * otherwise, and it would wait for a minute that none comes.
 */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
