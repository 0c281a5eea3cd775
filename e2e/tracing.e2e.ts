import { startTraceReceiver } from '@workspace/sandbox/trace-receiver';
import { startPart } from './second-site.ts';
import { expect, test } from './test.ts';

// `tools/checks/tracing.test.ts` follows a trace through site and API. The console's server needs a build.
test('the console traces the request of a browser for its entry', async () => {
  const receiver = await startTraceReceiver();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const console = await startPart('apps/staff-console/server/main.ts', 'CONSOLE_PORT', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  });
  const response = await fetch(`${console.origin}/remoteEntry.js`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await console.stop();
  receiver.stop();
  const [span, ...more] = receiver.spans.filter((each) => each.traceId === traceId);
  expect(more).toEqual([]);
  expect(span).toMatchObject({ service: 'staff-console', parentSpanId: '00f067aa0ba902b7' });
  expect(span!.attributes['http.request.id']).toBe(response.headers.get('x-request-id'));
});
