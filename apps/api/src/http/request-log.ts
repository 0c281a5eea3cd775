import type { FastifyInstance } from 'fastify';
import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { operationPaths } from '@workspace/node-server/operation-routes';

/** Polled every second by machines: a line for each would bury the rest. */
const quiet = new Set<string | undefined>([getPostsVersion.path, ...operationPaths]);

/** Logs one line per request with its route and never its URL: a URL may contain private data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const level = quiet.has(routeOptions.url) && statusCode < 400 ? 'debug' : 'info';
    log[level]({ event: 'request', method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) });
  });
}
