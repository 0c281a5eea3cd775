import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openProbeLink } from './probe-link.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves on this machine, and returns the address. */
function serveAt(answer: RequestListener): Promise<string> {
  const started = (server = createServer(answer));
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(started.address() as AddressInfo).port}/page`));
  });
}

const probe = openProbeLink('https://site.example', () => true);

describe('a link probe', () => {
  it.each([
    [200, 'found'],
    [204, 'found'],
    [404, 'missing'],
    [410, 'missing'],
    [403, 'unknown'],
    [429, 'unknown'],
    [500, 'unknown'],
  ])('reads status %s as %s', async (status, state) => {
    expect(await probe(await serveAt((_request, response) => response.writeHead(status).end()))).toBe(state);
  });

  it('follows a redirect', async () => {
    const url = await serveAt(({ url: path }, response) => {
      if (path === '/page') response.writeHead(301, { location: '/moved' }).end();
      else response.end('moved');
    });
    expect(await probe(url)).toBe('found');
  });

  it('ends without reading a body that never ends', async () => {
    const url = await serveAt((_request, response) => void response.writeHead(200).write('x'));
    expect(await probe(url)).toBe('found');
  });

  it('reports no result for a refused connection and for an invalid redirect', async () => {
    const url = await serveAt((_request, response) => response.writeHead(302, { location: 'http://[' }).end());
    expect(await probe(url)).toBe('unknown');
    server?.close();
    server?.closeAllConnections();
    expect(await probe('http://127.0.0.1:1/')).toBe('unknown');
  });

  it('requests a page of the product at any address, and tells that it leads elsewhere', async () => {
    const url = await serveAt((_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end());
    expect(await openProbeLink(new URL(url).origin)(url)).toBe('moved');
  });

  it('requests no private address', async () => {
    let requests = 0;
    const url = await serveAt((_request, response) => {
      requests += 1;
      response.end();
    });
    const probePublic = openProbeLink('https://site.example');
    expect([await probePublic(url), await probePublic(url.replace('127.0.0.1', 'localhost'))]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(requests).toBe(0);
  });
});
