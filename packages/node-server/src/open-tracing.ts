import { hostname } from 'node:os';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { exportWithLog } from './export-with-log.ts';
import { exportWithoutMessages } from './export-without-messages.ts';
import { operationPaths } from './operation-routes.ts';
import { maskLiterals } from './mask-literals.ts';
import type { Release } from './release.ts';
import type { StopTracing } from './start-tracing.ts';

/**
 * Traces requests, calls to other servers and SQL, with W3C trace context, and exports by OTLP. The environment variables
 * of OpenTelemetry configure the exporter and the sampler. Spans name routes and servers, never addresses, and SQL without
 * values: both may contain private data.
 */
export function openTracing(release: Release, polledPaths: readonly string[]): StopTracing {
  const { service, version, commit } = release;
  // Machines request them every second or so: a trace for each would bury the rest.
  const untraced = new Set([...operationPaths, ...polledPaths]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}`,
      'vcs.ref.head.revision': commit,
    }),
    spanProcessors: [new BatchSpanProcessor(exportWithLog(exportWithoutMessages(new OTLPTraceExporter()), release))],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        ignorePaths: ({ url }) => untraced.has(url),
        instrumentHooks: false,
        instrumentHandler: false,
        requestHook: (span, { id, method, routeOptions: { url = '' } }) =>
          span.updateName(`${method} ${url}`).setAttributes({ 'http.request.id': id, 'url.path': url }),
      }),
      // A call or a query outside of a request or a job, such as polling, would be a trace of its own.
      new UndiciInstrumentation({
        requireParentforSpans: true,
        startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
      }),
      new PgInstrumentation({
        requireParentSpan: true,
        requestHook: (span, { query }) => void span.setAttribute('db.query.text', maskLiterals(query.text)),
      }),
    ],
  });
  return () => provider.shutdown();
}
