import type { FastifyInstance } from 'fastify';

/** Starts the sending after a request that caused an event, so that it does not wait for the next minute. */
export function enqueueWebhooks(app: FastifyInstance, enqueue: () => void): void {
  app.addHook('onResponse', async ({ method, em, is404, log }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD' || is404 || statusCode >= 400) return;
    try {
      const [{ isDue }] = await em
        .fork()
        .execute<[{ isDue: boolean }]>(
          `select exists (select from webhook_deliveries where status = 'pending' and next_at <= now()) as "isDue"`,
        );
      if (isDue) enqueue();
    } catch (err) {
      // The response was sent; the job runs every minute anyway.
      log.warn({ event: 'webhooks_not_enqueued', err });
    }
  });
}
