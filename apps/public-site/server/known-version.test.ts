import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { postsVersionHeader } from '@workspace/contracts/posts-version';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchSince } from './known-version.ts';
import { proxyApi } from './proxy-api.ts';

/** An API that remembers the headers of its last request. */
async function startApi() {
  const received: { headers?: IncomingHttpHeaders } = {};
  const server = createServer((request, response) => {
    received.headers = request.headers;
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

describe('posts version that the site knows', () => {
  it('goes to the API with each request for a page', async () => {
    const { url, received } = await startApi();
    const known = { version: undefined as string | undefined };
    const fetchPage = fetchSince(known);
    await fetchPage(url, { headers: { accept: 'application/json' } });
    expect(received.headers).not.toHaveProperty(postsVersionHeader);
    known.version = '42';
    await fetchPage(url, { headers: { accept: 'application/json' } });
    expect(received.headers).toMatchObject({ [postsVersionHeader]: '42', accept: 'application/json' });
  });

  it('is not taken from a browser', async () => {
    const { url, received } = await startApi();
    const app = fastify();
    onTestFinished(() => app.close());
    await proxyApi(app, { apiUrl: url, publicOrigin: 'http://localhost:3000' });
    await app.inject({ url: '/api/blog-posts', headers: { [postsVersionHeader]: '999999', 'x-other': 'kept' } });
    expect(received.headers).toMatchObject({ 'x-other': 'kept' });
    expect(received.headers).not.toHaveProperty(postsVersionHeader);
  });
});
