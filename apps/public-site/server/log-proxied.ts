import type { FastifyInstance } from 'fastify';
import { logRequests } from '@workspace/node-server/request-log';

/** The plugin's own warning of each failure, beside the line with its route and reason. */
const repeated = 'response errored';

/** Logs one line per call, with the id that the API logs too. */
export function logProxied(proxied: FastifyInstance): void {
  proxied.setChildLoggerFactory((logger, bindings, options) => {
    const child = logger.child(bindings, options);
    const warn: (...args: unknown[]) => void = child.warn.bind(child);
    return Object.assign(child, { warn: (...args: unknown[]) => args[1] !== repeated && warn(...args) });
  });
  logRequests(proxied);
}
