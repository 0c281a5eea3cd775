import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isCrossSite, rejectCrossSite } from './same-origin.ts';

const publicOrigin = 'https://road.example';
const request = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;

describe('isCrossSite', () => {
  it.each<[boolean, Record<string, string>]>([
    [false, {}],
    [false, { 'sec-fetch-site': 'same-origin' }],
    [false, { 'sec-fetch-site': 'none' }],
    [true, { 'sec-fetch-site': 'same-site' }],
    [true, { 'sec-fetch-site': 'cross-site' }],
    [true, { 'sec-fetch-site': 'cross-site', origin: publicOrigin }],
    [false, { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }],
    [false, { origin: publicOrigin }],
    [true, { origin: 'https://other.example' }],
    [true, { origin: 'https://other.example', host: 'road.example' }],
    [false, { origin: 'http://127.0.0.1:5000', host: '127.0.0.1:5000' }],
    [true, { origin: 'http://127.0.0.1:5001', host: '127.0.0.1:5000' }],
    [true, { origin: 'null' }],
    [true, { origin: 'null', host: 'null' }],
  ])('returns %j for %j', (isCross, headers) => expect(isCrossSite(request(headers), publicOrigin)).toBe(isCross));
});

describe('rejectCrossSite', () => {
  async function statusOf(method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE', site: string) {
    await using app = fastify();
    rejectCrossSite(app, publicOrigin);
    app.all('/', async () => 'done');
    const { statusCode, body } = await app.inject({ method, url: '/', headers: { 'sec-fetch-site': site } });
    return [statusCode, body];
  }

  it.each(['GET', 'HEAD', 'OPTIONS'] as const)('lets %s of another site through', async (method) =>
    expect((await statusOf(method, 'cross-site'))[0]).toBe(200),
  );

  it.each(['POST', 'PATCH', 'DELETE'] as const)('rejects %s of another site', async (method) => {
    const [status, body] = await statusOf(method, 'cross-site');
    expect(status).toBe(403);
    expect(body).toContain('not_allowed');
    expect(body).toContain('This request came from another site. Open the page here and try again.');
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('lets %s of this site through', async (method) =>
    expect(await statusOf(method, 'same-origin')).toEqual([200, 'done']),
  );
});
