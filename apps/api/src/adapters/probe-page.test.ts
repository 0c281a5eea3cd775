import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@workspace/sandbox/free-port';
import { afterEach, describe, expect, it } from 'vitest';
import { probePage } from './probe-page.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answering(status: number, headers = {}): Promise<string> {
  server = createServer((_request, response) => response.writeHead(status, headers).end('page')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/blog/x`;
}

describe('probePage', () => {
  it.each([200, 404, 410, 503])('returns the status of a page that responds with %i', async (status) => {
    expect(await probePage(await answering(status))).toBe(status);
  });

  it('returns the status of a redirect without following it', async () => {
    expect(await probePage(await answering(301, { location: '/' }))).toBe(301);
  });

  it('returns undefined when the site is unreachable', async () => {
    expect(await probePage(`http://127.0.0.1:${await freePort()}/blog/x`)).toBeUndefined();
  });
});
