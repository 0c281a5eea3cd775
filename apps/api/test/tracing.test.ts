import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { startApiProcess } from './api-process.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const closing: Server[] = [];
afterEach(() => closing.splice(0).forEach((server) => server.close()));

/** A receiver of traces by OTLP over HTTP, in JSON. */
async function startReceiver() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  closing.push(server);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { spans, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const request = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@city.example',
  citySize: 'small',
  serviceInterest: 'not-sure',
};

describe('tracing', () => {
  it('follows a request through its SQL and its job to the response of the mail server', async () => {
    const receiver = await startReceiver();
    const sink = await startMailSink();
    const { port, stopped } = await startApiProcess({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      SMTP_URL: `smtp://localhost:${sink.port}`,
    });
    const response = await fetch(`http://localhost:${port}${sendContactRequest.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        'x-request-id': '0b9c2d1e-0000-4000-8000-000000000000',
      },
      body: JSON.stringify(request),
    });
    expect(response.status).toBe(201);
    await expect.poll(() => sink.taken.size, { timeout: 60_000 }).toBeGreaterThan(0);
    await stopped();
    await sink.stop();
    const ours = receiver.spans.filter((span) => span.traceId === traceId);
    const names = ours.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^pg\.query:INSERT/), 'mail submit']));
    expect(names.join('\n')).toMatch(/process send-contact-notices/);
    const ids = ours.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'http.request.id'));
    expect(ids.map(({ value }) => value.stringValue)).toContain('0b9c2d1e-0000-4000-8000-000000000000');
  });
});
