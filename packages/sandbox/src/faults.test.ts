import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFaults, injectFaults } from './faults.ts';

const app = fastify({ forceCloseConnections: true });
let origin = '';
let served = 0;
beforeAll(async () => {
  const faults = addFaults(app);
  await app.register(async (scope) => {
    injectFaults(scope, faults, 'model', '/model');
    scope.get('/model/whole', () => {
      served += 1;
      return 'x'.repeat(1000);
    });
    scope.get('/model/stream', (_request, reply) => {
      const lines = Array.from({ length: 10 }, (_, index) => `data: ${index}\n`);
      return reply.type('text/event-stream').send(Readable.from(lines));
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await fetch(`${origin}/faults`, { method: 'DELETE' });
  served = 0;
});
afterAll(() => app.close());

const tell = (fault: object) =>
  fetch(`${origin}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

describe('injected faults', () => {
  it('replace responses the given number of times, and then end', async () => {
    const headers = { 'retry-after': '7' };
    await tell({ service: 'model', status: 429, times: 2, headers, body: { error: { message: 'Slow down' } } });
    const first = await fetch(`${origin}/model/whole`);
    expect([first.status, first.headers.get('retry-after'), await first.json()]).toEqual([
      429,
      '7',
      { error: { message: 'Slow down' } },
    ]);
    expect((await fetch(`${origin}/model/whole`)).status).toBe(429);
    expect((await fetch(`${origin}/model/whole`)).status).toBe(200);
    expect(served).toBe(1);
  });

  it('affect only the matching requests', async () => {
    await tell({ service: 'linkedin', status: 500 });
    await tell({ service: 'model', method: 'POST', status: 500 });
    await tell({ service: 'model', path: '/stream', status: 500 });
    expect((await fetch(`${origin}/model/whole`)).status).toBe(200);
    expect((await fetch(`${origin}/model/stream`)).status).toBe(500);
  });

  it('delay a request and then serve it', async () => {
    await tell({ service: 'model', delayMs: 300 });
    const impatient = fetch(`${origin}/model/whole`, { signal: AbortSignal.timeout(50) });
    await expect(impatient).rejects.toThrow(/timeout/);
    expect((await fetch(`${origin}/model/whole`)).status).toBe(200);
  });

  it('close the connection without any work', async () => {
    await tell({ service: 'model', status: 0 });
    await expect(fetch(`${origin}/model/whole`)).rejects.toThrow('fetch failed');
    expect(served).toBe(0);
  });

  it.each([true, 400])('serve a request and cut its response: %s', async (cut) => {
    await tell({ service: 'model', cut });
    await expect(fetch(`${origin}/model/whole`).then((response) => response.text())).rejects.toThrow(
      /fetch failed|terminated/,
    );
    expect(served).toBe(1);
  });

  it('cut a stream short', async () => {
    await tell({ service: 'model', cut: 20 });
    const response = await fetch(`${origin}/model/stream`);
    const read = async () => {
      let text = '';
      for await (const chunk of response.body!) text += Buffer.from(chunk).toString();
      return text;
    };
    await expect(read()).rejects.toThrow('terminated');
  });

  it('can be cleared, and unknown ones are rejected', async () => {
    expect((await tell({ service: 'post-office', status: 500 })).status).toBe(422);
    expect((await tell({ service: 'model', status: 500 })).status).toBe(204);
    expect(await (await fetch(`${origin}/faults`)).json()).toMatchObject([{ service: 'model', times: 1 }]);
    await fetch(`${origin}/faults`, { method: 'DELETE' });
    expect((await fetch(`${origin}/model/whole`)).status).toBe(200);
  });
});
