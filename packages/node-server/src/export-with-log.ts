import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { logBase, type Release } from './release.ts';

/** A collector that is away for a night is one line a minute. */
const quietMs = 60_000;

interface Output {
  write: (line: string) => void;
  clock: () => number;
}

/**
 * Exports spans, and writes a line of the log when that fails, once a minute at most. It writes the line itself: the
 * server's log begins after tracing.
 */
export function exportWithLog(
  exporter: SpanExporter,
  release: Pick<Release, 'service' | 'version'>,
  { write, clock }: Output = { write: (line) => void process.stdout.write(line), clock: Date.now },
): SpanExporter {
  let lastAt = Number.NEGATIVE_INFINITY;
  const report = (message: string, spans: number) => {
    if (clock() - lastAt < quietMs) return;
    lastAt = clock();
    const line = { level: 40, time: clock(), ...logBase(release), event: 'traces_not_exported', spans, msg: message };
    write(`${JSON.stringify(line)}\n`);
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) report(result.error.message, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
