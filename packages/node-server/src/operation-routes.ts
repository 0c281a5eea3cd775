import type { FastifyInstance } from 'fastify';
import { mayReadMetrics } from './metrics-access.ts';
import type { Operations } from './open-operations.ts';

/** Something that a server needs. */
export interface ReadinessPart {
  name: string;
  ready: boolean;
  /** Reason and remedy of one that is missing. */
  problem?: string;
  /** True when the server is ready without it. */
  isOptional?: boolean;
}

interface OperationRoutes extends Operations {
  /** Checks the parts, for each request of `/readyz`. */
  checkParts: () => Promise<readonly ReadinessPart[]>;
  /** More fields of the response of `/readyz`. */
  facts?: Record<string, string>;
}

/** Polled every few seconds by machines: a log line for each would bury the rest. */
export const operationPaths = ['/livez', '/readyz', '/version', '/metrics'] as const;

const options = { config: { access: 'public' } } as object;

/**
 * Serves the paths for operators: `/livez` while the process runs, `/readyz` with 200 or 503 and the parts, `/version`,
 * and `/metrics` for Prometheus.
 */
export function operationRoutes(app: FastifyInstance, operations: OperationRoutes): void {
  const { release, metrics, metricsToken, checkParts, facts } = operations;
  const { version, commit, contract } = release;
  app.get('/livez', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  app.get('/readyz', options, async (_request, reply) => {
    const parts = await checkParts();
    const ready = parts.every((part) => part.ready || part.isOptional);
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    if (!ready) reply.header('retry-after', '5');
    return reply.send({ ready, parts, ...facts });
  });
  app.get('/version', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version, commit, contract }),
  );
  app.get('/metrics', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, metricsToken)) {
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8');
      return reply.send('Send the METRICS_TOKEN of this server as a bearer token.\n');
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
