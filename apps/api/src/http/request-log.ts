import type { FastifyInstance } from 'fastify';

/** One line a request, by its route and never by its address: an address may hold what is nobody's business. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ event: 'request', method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) });
  });
}
