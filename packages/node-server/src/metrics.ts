import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Release } from './release.ts';

/** Creates the registry of a process, with its release, its event loop, its memory and its garbage collection. */
export function createMetrics({ service, version, commit, contract }: Release): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  new Gauge({
    name: 'release_info',
    help: 'The running release; the value is always 1.',
    labelNames: ['version', 'commit', 'contract'],
    registers: [registry],
  }).set({ version, commit, contract }, 1);
  return registry;
}

/** Counts a response and its seconds. */
export type MeasureRequest = (labels: { method: string; route: string; status: number }, seconds: number) => void;

/**
 * Counts and times the requests of a server by method, route and status. Returns how to count one that the framework
 * does not handle.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): MeasureRequest {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the arrival of a request to the end of its response, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions, is404 }, reply, done) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    seconds.observe({ method, route, status: reply.raw.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  return (labels, elapsed) => seconds.observe(labels, elapsed);
}
