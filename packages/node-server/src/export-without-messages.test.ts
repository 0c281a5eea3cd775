import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { describe, expect, it } from 'vitest';
import { exportWithoutMessages } from './export-without-messages.ts';

describe('exportWithoutMessages', () => {
  it('exports the type and the frames of an error, and its message nowhere', async () => {
    const memory = new InMemorySpanExporter();
    const exporter = exportWithoutMessages(memory);
    const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    const span = provider.getTracer('test').startSpan('POST /api/contacts', { attributes: { route: '/api/contacts' } });
    const error = new TypeError('Failing row contains (Ada,\n ada@example.com)');
    span.recordException(error);
    span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span.end();
    await provider.forceFlush();
    const [exported] = memory.getFinishedSpans();
    const { name, attributes, status, events } = exported!;
    expect({ name, attributes, status }).toEqual({
      name: 'POST /api/contacts',
      attributes: { route: '/api/contacts' },
      status: { code: SpanStatusCode.ERROR },
    });
    expect(events[0]!.attributes).toEqual({
      'exception.type': 'TypeError',
      'exception.stacktrace': expect.stringMatching(/^\s+at .*export-without-messages\.test\.ts/),
    });
    expect(exported!.spanContext().traceId).toBe(span.spanContext().traceId);
    expect(JSON.stringify(events)).not.toContain('ada@');
    await provider.shutdown();
  });
});
