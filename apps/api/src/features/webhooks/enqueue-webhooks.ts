import type { FastifyInstance } from 'fastify';
import { announcePresence, autosavePost } from '@workspace/contracts/blog-post-autosaves';
import { countView } from '@workspace/contracts/blog-post-views';

/** Calls that come every few seconds or with every reader, and that cause no event. */
const frequent = new Set<string | undefined>([countView.path, autosavePost.path, announcePresence.path]);

/** Starts the sending after a request that caused an event, so that it does not wait for the next minute. */
export function enqueueWebhooks(app: FastifyInstance, enqueue: () => void): void {
  app.addHook('onResponse', async ({ method, em, is404, log, routeOptions }, { statusCode }) => {
    if (method === 'GET' || method === 'HEAD' || is404 || statusCode >= 400 || frequent.has(routeOptions.url)) return;
    try {
      const [{ isDue }] = await em.fork().execute<[{ isDue: boolean }]>(
        `select exists (
             select from webhook_deliveries d join webhooks w on w.id = d.webhook_id
             where d.status = 'pending' and d.next_at <= now() and w.disabled_at is null) as "isDue"`,
      );
      if (isDue) enqueue();
    } catch (err) {
      // The response was sent; the job runs every minute anyway.
      log.warn({ event: 'webhooks_not_enqueued', err });
    }
  });
}
