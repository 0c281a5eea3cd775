import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import * as z from 'zod';
import { request } from './request.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function requested(answers: Parameters<typeof createServer>[1], timeoutMs?: number) {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const init = { headers: { authorization: 'Bearer secret' } };
  return request({ url, init, timeoutMs, read: (body) => z.object({ a: z.number() }).safeParse(body) });
}

describe('LinkedIn request', () => {
  it('returns the value of a successful response', async () => {
    expect(await requested((_request, response) => response.end('{"a":1,"b":2}'))).toEqual({ value: { a: 1 } });
  });

  it('reports an unknown result after a timeout', async () => {
    expect(await requested(() => {}, 50)).toEqual({ failure: { kind: 'away', status: 0, code: 'TimeoutError' } });
  });

  it('reports an unknown result when the response is cut off', async () => {
    const halves = await requested((_request, response) => {
      response.writeHead(201, { 'content-length': '100' }).write('{"a":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(halves.failure).toMatchObject({ kind: 'away', status: 0 });
  });

  it('reports an unknown result when the response does not match the schema', async () => {
    const response = await requested((_request, response) => response.end('{"b":1}'));
    expect(response.failure).toEqual({ kind: 'away', status: 200, code: 'unreadable_answer' });
  });

  it('reports an unknown result when the server is unreachable', async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    const response = await request({ url, init: {}, read: () => z.unknown().safeParse(1) });
    expect(response.failure).toMatchObject({ kind: 'away', status: 0, code: 'ECONNREFUSED' });
  });

  it('does not follow a redirect, so the token is sent nowhere else', async () => {
    const seen: string[] = [];
    const response = await requested((request, response) => {
      seen.push(request.url!);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect([response.failure?.kind, seen]).toEqual(['away', ['/']]);
  });
});
