import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@workspace/sandbox/free-port';
import { afterEach, expect, it } from 'vitest';
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

it.each([200, 404, 410, 503])('a page that answers %i', async (status) => {
  expect(await probePage(await answering(status))).toBe(status);
});

it('a redirect is no page', async () => {
  expect(await probePage(await answering(301, { location: '/' }))).toBe(301);
});

it('a site that is not there', async () => {
  expect(await probePage(`http://127.0.0.1:${await freePort()}/blog/x`)).toBeUndefined();
});
