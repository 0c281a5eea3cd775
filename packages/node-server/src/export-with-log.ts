import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { onceAMinute } from './once-a-minute.ts';
import { logBase, type Release } from './release.ts';

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
  // A collector may be away for a night.
  const report = onceAMinute(clock);
  const logFailure = (message: string, spans: number) => {
    const line = { level: 40, time: clock(), ...logBase(release), event: 'traces_not_exported', spans, msg: message };
    write(`${JSON.stringify(line)}\n`);
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error) report('traces', () => logFailure(error.message, spans.length));
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
