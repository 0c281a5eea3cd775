import { afterEach, describe, expect, it } from 'vitest';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { startTraceReceiver, type ReceivedSpan } from '@workspace/sandbox/trace-receiver';
import { startApiProcess } from '../../apps/api/test/api-process.ts';
import { startSite } from '../../e2e/second-site.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browserSpan = '00f067aa0ba902b7';
const origin = 'http://localhost:3000';
const fields = {
  firstName: 'Augusta',
  lastName: "O'Byron",
  email: 'ada@city.example',
  citySize: 'small',
  serviceInterest: 'not-sure',
};

const started: (() => unknown)[] = [];
afterEach(() => Promise.all(started.splice(0).map((stop) => stop())));

/** Posts the form to a traced site and API, and returns all spans once the notice has been sent. */
async function traceOfForm(): Promise<{ spans: ReceivedSpan[]; requestId: string | null }> {
  const receiver = await startTraceReceiver();
  const sink = await startMailSink();
  started.push(receiver.stop, sink.stop);
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const api = await startApiProcess({ ...tracing, SMTP_URL: `smtp://localhost:${sink.port}` });
  const site = await startSite(`http://localhost:${api.port}`, 'http://localhost:1', {
    ...tracing,
    SITE_MODE: 'development',
    PUBLIC_ORIGIN: origin,
  });
  const response = await fetch(`${site.origin}${sendContactRequest.path}?from=secret-of-a-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, traceparent: `00-${traceId}-${browserSpan}-01` },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(201);
  await expect.poll(() => sink.taken.size, { timeout: 60_000 }).toBeGreaterThan(0);
  // Both send their last spans as they stop.
  await site.stop();
  await api.stopped();
  return { spans: receiver.spans, requestId: response.headers.get('x-request-id') };
}

/** The services and names of a span and of all that it is part of, the outermost first. */
function pathTo(span: ReceivedSpan | undefined, spans: ReceivedSpan[]): string[] {
  if (!span) return [];
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...pathTo(parent, spans), `${span.service} ${span.name}`];
}

describe('tracing', () => {
  it("follows a form from the browser's request through site, API and job to the mail server, without its values", async () => {
    const { spans, requestId } = await traceOfForm();
    const ours = spans.filter((span) => span.traceId === traceId);
    const submit = ours.find(({ name }) => name === 'mail submit');
    expect(pathTo(submit, ours)).toEqual([
      'public-site POST /api/*',
      'public-site POST',
      'api POST /api/contacts',
      'api send send-contact-notices',
      'api process send-contact-notices',
      'api mail submit',
    ]);
    expect(submit!.attributes.outcome).toBe('handed_over');
    expect(ours.filter(({ parentSpanId }) => parentSpanId === browserSpan)).toHaveLength(1);

    const insert = ours.find(({ name }) => name.startsWith('pg.query:INSERT'));
    expect(pathTo(insert, ours)).toContain('api POST /api/contacts');
    expect(insert!.attributes['db.query.text']).toMatch(/^insert into "contacts" .* values \(\?, \?, /);

    const requests = ours.filter(({ attributes }) => attributes['http.request.id'] === requestId);
    expect(requests.map(({ service }) => service).toSorted()).toEqual(['api', 'public-site']);

    const sent = JSON.stringify(spans);
    for (const value of [fields.email, 'Augusta', 'Byron', 'secret-of-a-link']) expect(sent).not.toContain(value);

    // A trace for each poll of the posts version would bury the rest.
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
    expect([...new Set(roots.filter((name) => /^(?:GET|pg)/.test(name)))]).toEqual(['GET /*']);
  }, 240_000);
});
