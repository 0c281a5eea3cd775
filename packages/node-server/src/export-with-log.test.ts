import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { expect, it, onTestFinished } from 'vitest';
import { exportWithLog } from './export-with-log.ts';

it('logs a collector that rejects traces, once a minute', async () => {
  const collector = createServer((request, response) => {
    request.resume();
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const lines: object[] = [];
  let now = 0;
  const output = { write: (line: string) => void lines.push(JSON.parse(line) as object), clock: () => now };
  const otlp = new OTLPTraceExporter({ url: `http://127.0.0.1:${port}/v1/traces` });
  const exporter = exportWithLog(otlp, { service: 'api', version: '1.2.3' }, output);
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  onTestFinished(async () => {
    await provider.shutdown();
    collector.close();
  });
  const sendSpan = async () => {
    provider.getTracer('test').startSpan('GET /').end();
    await provider.forceFlush().catch(() => {});
  };
  await sendSpan();
  await sendSpan();
  const line = { level: 40, service: 'api', event: 'traces_not_exported', spans: 1, msg: expect.any(String) as string };
  expect(lines).toEqual([expect.objectContaining(line)]);
  now = 61_000;
  await sendSpan();
  expect(lines).toHaveLength(2);
});
