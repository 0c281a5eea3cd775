import { SpanStatusCode, trace } from '@opentelemetry/api';
import { Histogram, type Registry } from 'prom-client';

/** Wraps the functions of an adapter, so that each call to the external service is counted, timed and traced. */
export type ObserveCalls = <Adapter extends object>(service: string, adapter: Adapter) => Adapter;

type Call = (...input: unknown[]) => unknown;

/** Does nothing unless tracing is on. */
const tracer = trace.getTracer('api');

/** The outcome that a result tells: most adapters return their failures. */
function outcomeOf(result: unknown): string {
  const { outcome, failure } = (result ?? {}) as { outcome?: unknown; failure?: { kind?: unknown } };
  if (typeof outcome === 'string') return outcome;
  return typeof failure?.kind === 'string' ? failure.kind : 'ok';
}

/** Creates the wrapper of adapters. A function that returns no promise makes no call, and its span is not sent. */
export function observeCalls(registry: Registry): ObserveCalls {
  const seconds = new Histogram({
    name: 'external_call_duration_seconds',
    help: 'Seconds of each call to an external service, by outcome.',
    labelNames: ['target', 'call', 'outcome'],
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120],
    registers: [registry],
  });
  const observed =
    (target: string, name: string, call: Call): Call =>
    (...input) =>
      tracer.startActiveSpan(`${target} ${name}`, (span) => {
        const begin = performance.now();
        const end = (outcome: string) => {
          seconds.observe({ target, call: name, outcome }, (performance.now() - begin) / 1_000);
          if (outcome === 'threw') span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('outcome', outcome).end();
        };
        const result = call(...input);
        if (!(result instanceof Promise)) return result;
        return result.then(
          (value: unknown) => (end(outcomeOf(value)), value),
          (error: unknown) => {
            end('threw');
            throw error;
          },
        );
      });
  return (target, adapter) =>
    Object.fromEntries(
      Object.entries(adapter).map(([name, value]) => [
        name,
        typeof value === 'function' ? observed(target, name, value as Call) : value,
      ]),
    ) as typeof adapter;
}
