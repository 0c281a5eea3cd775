import { hostname } from 'node:os';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { operationPaths } from './operation-routes.ts';
import type { Release } from './release.ts';
import type { StopTracing } from './start-tracing.ts';

/** Machines request them every few seconds. */
const untraced = new Set<string>(operationPaths);

/**
 * Traces requests, calls to other servers and SQL, with W3C trace context, and exports by OTLP. The environment variables
 * of OpenTelemetry configure the exporter and the sampler.
 */
export function openTracing({ service, version, commit }: Release): StopTracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}`,
      'vcs.ref.head.revision': commit,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        ignorePaths: ({ url }) => untraced.has(url),
        instrumentHooks: false,
        requestHook: (span, { id }) => void span.setAttribute('http.request.id', id),
      }),
      new UndiciInstrumentation(),
      // A query outside of a request or a job, such as the queue's polling, would be a trace of its own.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  return () => provider.shutdown();
}
