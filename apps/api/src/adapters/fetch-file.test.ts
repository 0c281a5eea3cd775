import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openFetchFile } from './fetch-file.ts';
import { isPublicAddress } from '../is-public-address.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves on this machine, and returns the address of a file there. */
function serveAt(answer: RequestListener): Promise<string> {
  const started = (server = createServer(answer));
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(started.address() as AddressInfo).port}/a%20b.jpg`),
    );
  });
}

const fetchHere = openFetchFile(() => true);

describe('fetching a file', () => {
  it('returns its name and bytes', async () => {
    const url = await serveAt((_request, response) => response.end('bytes'));
    expect(await fetchHere(url, 10)).toEqual({ name: 'a b.jpg', bytes: Buffer.from('bytes') });
  });

  it('follows a redirect, but not for ever', async () => {
    const url = await serveAt(({ url: path }, response) => {
      if (path === '/end') response.end('x');
      else response.writeHead(302, { location: path === '/loop' ? '/loop' : '/end' }).end();
    });
    expect(await fetchHere(url, 10)).toMatchObject({ bytes: Buffer.from('x') });
    expect(await fetchHere(new URL('/loop', url).href, 10)).toMatch(/no public web address/);
  });

  it('stops at the maximum size', async () => {
    const url = await serveAt((_request, response) => response.end('x'.repeat(11)));
    expect(await fetchHere(url, 10)).toMatch(/too large/);
  });

  it('says that there is nothing', async () => {
    const url = await serveAt((_request, response) => response.writeHead(404).end());
    expect(await fetchHere(url, 10)).toMatch(/no picture/);
  });

  it('reaches no private address: given, resolved or redirected to', async () => {
    let requests = 0;
    const url = await serveAt((_request, response) => {
      requests += 1;
      response.end('secret');
    });
    const fetchPublic = openFetchFile();
    for (const address of [url, url.replace('127.0.0.1', 'localhost'), url.replace('127.0.0.1', '2130706433')])
      expect(await fetchPublic(address, 10)).toMatch(/no public web address/);
    expect(requests).toBe(0);
    server?.close();
    const isFirst = await serveAt((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    });
    expect(await openFetchFile((address) => address === '127.0.0.1')(isFirst, 10)).toMatch(/no public web address/);
  });

  it.each(['ftp://example.com/a.jpg', 'file:///etc/passwd', 'javascript:1', 'not an address', ''])(
    'rejects %s',
    async (url) => {
      expect(await fetchHere(url, 10)).toMatch(/no public web address/);
    },
  );
});

describe('a public address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(['fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '224.0.0.1', '255.255.255.255', 'localhost'])(
    'is not %s either',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
  it.each(['8.8.8.8', '2606:4700::1111'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
