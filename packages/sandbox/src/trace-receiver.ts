import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A finished part of a trace. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
}

/** A receiver of traces by OTLP over HTTP. */
export interface TraceReceiver {
  url: string;
  /** The spans so far. A process sends its last ones when it stops. */
  spans: ReceivedSpan[];
  stop: () => void;
}

interface Export {
  resourceSpans: { resource: Attributes; scopeSpans: { spans: (Attributes & Omit<ReceivedSpan, 'attributes'>)[] }[] }[];
}
interface Attributes {
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Starts a receiver on a free port. It understands JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      spans.push(...spansIn(JSON.parse(body) as Export));
      response.end('{}');
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, spans, stop };
}

const spansIn = ({ resourceSpans }: Export): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: valuesOf(attributes),
      })),
    ),
  );

const valuesOf = (attributes: Attributes['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
