import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Why a request failed. */
export interface Failure {
  level: 'warn' | 'error';
  event: string;
  /** The code that the client got, if any. */
  code?: string;
  err: unknown;
}

const failures = new WeakMap<FastifyRequest, Failure>();

/** Makes the line of a request that of its failure. */
export function logFailure(request: FastifyRequest, failure: Failure): void {
  failures.set(request, failure);
}

/**
 * Logs one line per request with its route and never its URL: a URL may contain private data. The routes that `isQuiet`
 * names have a line only when they fail.
 */
export function logRequests(app: FastifyInstance, isQuiet: (route: string | undefined) => boolean = () => false): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { log, method, routeOptions } = request;
    const ordinary = isQuiet(routeOptions.url) && status < 400 ? 'debug' : 'info';
    const { level, ...line } = failures.get(request) ?? { level: ordinary, event: 'request' };
    log[level]({ ...line, method, route: routeOptions.url, status, ms: Math.round(elapsedTime) });
  });
}
