import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { handleProxyError } from './proxy-api.ts';

async function answerTo(error: Error) {
  const site = fastify();
  site.post('/', (_request, reply) => handleProxyError(reply, error));
  const response = await site.inject({ method: 'POST', url: '/', headers: { accept: 'application/json' } });
  return [response.statusCode, response.json().code, response.headers['retry-after']];
}

describe('failed call to the API', () => {
  it('returns 413 for an upload that was cut off because the API closed the connection', async () => {
    // The proxy wraps the system's error.
    const wrapped = new Error('write EPIPE', { cause: Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) });
    expect(await answerTo(wrapped)).toEqual([413, 'too_large', undefined]);
  });

  it('returns 503 in any other case', async () => {
    const rejected = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(await answerTo(rejected)).toEqual([503, 'unavailable', '5']);
  });
});
