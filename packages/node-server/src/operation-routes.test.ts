import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics, measureRequests } from './metrics.ts';
import { operationRoutes, type ReadinessPart } from './operation-routes.ts';
import { createRequestId, requestIdHeader, requestIdOf, sendRequestIds } from './request-ids.ts';

const release = { service: 'api', version: '1.2.3', commit: 'abcdef1', contract: '7' };
const closing: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of closing.splice(0)) await app.close();
});

function serverWith(parts: readonly ReadinessPart[], metricsToken?: string): FastifyInstance {
  const app = fastify({ genReqId: requestIdOf });
  const metrics = createMetrics(release);
  sendRequestIds(app);
  measureRequests(app, metrics);
  operationRoutes(app, { release, metrics, metricsToken, checkParts: async () => parts, facts: { origin: 'here' } });
  app.get('/streets/:id', async () => 'a street');
  closing.push(app);
  return app;
}

describe('paths for operators', () => {
  it('name the release', async () => {
    const response = await serverWith([]).inject('/version');
    expect(response.json()).toEqual({ version: '1.2.3', commit: 'abcdef1', contract: '7' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('report a missing part with 503, its reason and the facts', async () => {
    const parts = [
      { name: 'database', ready: false, problem: 'The database does not answer.' },
      { name: 'console', ready: true },
    ];
    const response = await serverWith(parts).inject('/readyz');
    expect([response.statusCode, response.json()]).toEqual([503, { ready: false, parts, origin: 'here' }]);
    expect(response.headers['retry-after']).toBe('5');
  });

  it('are ready without an optional part', async () => {
    const parts = [{ name: 'console', ready: false, isOptional: true }];
    const response = await serverWith(parts).inject('/readyz');
    expect([response.statusCode, response.json()]).toEqual([200, { ready: true, parts, origin: 'here' }]);
  });
});

describe('metrics', () => {
  it('count requests by route and status, not by address', async () => {
    const app = serverWith([]);
    for (const url of ['/streets/1', '/streets/2', '/nowhere']) await app.inject(url);
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const counts = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts.map((line) => line.replace(/^[^{]*/, ''))).toEqual([
      '{service="api",method="GET",route="/streets/:id",status="200"} 2',
      '{service="api",method="GET",route="none",status="404"} 1',
    ]);
    expect(body).toContain('release_info{version="1.2.3",commit="abcdef1",contract="7",service="api"} 1');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('need the token where one is set', async () => {
    const app = serverWith([], 'correct-horse-battery');
    const statusWith = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers })).statusCode;
    expect(await statusWith({})).toBe(401);
    expect(await statusWith({ authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusWith({ authorization: 'Bearer correct-horse-battery' })).toBe(200);
  });

  it('without a token answer private addresses only, and none through a proxy', async () => {
    const app = serverWith([]);
    const statusFrom = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.9', '::ffff:192.168.1.1', 'fd00::1'])
      expect([address, await statusFrom(address)]).toEqual([address, 200]);
    for (const address of ['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1'])
      expect([address, await statusFrom(address)]).toEqual([address, 401]);
    expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '8.8.8.8' })).toBe(401);
  });
});

describe('request ids', () => {
  it('are sent with each response, also of an unknown path', async () => {
    const app = serverWith([]);
    for (const url of ['/streets/1', '/nowhere']) {
      const { headers } = await app.inject(url);
      expect(headers[requestIdHeader]).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('keep the value that another server sent, unless it is malformed', async () => {
    const app = serverWith([]);
    const idFor = async (id: string) =>
      (await app.inject({ url: '/streets/1', headers: { [requestIdHeader]: id } })).headers[requestIdHeader];
    const id = createRequestId();
    expect(await idFor(id)).toBe(id);
    for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(65)]) expect(await idFor(bad)).toMatch(/^[\da-f-]{36}$/);
  });
});
