import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

type SpanEvent = ReadableSpan['events'][number];

/** Exports spans without the messages of errors: databases quote rows in them, and mail servers recipients. */
export const exportWithoutMessages = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(withoutMessages), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

const withoutMessages = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    status: { value: { code: span.status.code } },
    events: { value: span.events.map(withoutMessage) },
  }) as ReadableSpan;

function withoutMessage(event: SpanEvent): SpanEvent {
  const { 'exception.message': _message, 'exception.stacktrace': stack, ...attributes } = event.attributes ?? {};
  const frames = { ...(typeof stack === 'string' && { 'exception.stacktrace': framesOf(stack) }) };
  return { ...event, attributes: { ...attributes, ...frames } };
}

/** The lines before the frames repeat the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
