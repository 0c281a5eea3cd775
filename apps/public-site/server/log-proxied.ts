import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Failure {
  level: 'warn' | 'error';
  event: string;
  err: Error;
}

const failures = new WeakMap<FastifyRequest, Failure>();

/** Says why a call could not be proxied: the line of the call becomes that of the failure. */
export function logFailure({ request }: FastifyReply, failure: Failure): void {
  failures.set(request, failure);
}

/** The plugin's own warning of each failure, beside the line with its route and reason. */
const repeated = 'response errored';

/** Logs one line per call, with the id that the API logs too. The address may contain private data. */
export function logProxied(proxied: FastifyInstance): void {
  proxied.setChildLoggerFactory((logger, bindings, options) => {
    const child = logger.child(bindings, options);
    const warn: (...args: unknown[]) => void = child.warn.bind(child);
    return Object.assign(child, { warn: (...args: unknown[]) => args[1] !== repeated && warn(...args) });
  });
  proxied.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { level, ...line } = failures.get(request) ?? { level: 'info', event: 'request' };
    const { log, method, routeOptions } = request;
    log[level]({ ...line, method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) });
  });
}
