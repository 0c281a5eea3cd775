import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bufferBytesOf } from '@workspace/node-server/test-buffer-memory';
import { describe, expect, it } from 'vitest';
import { compressWith, dictionaryOf } from './dictionaries/dictionary.ts';
import type { PageText } from './fill-template.ts';
import { headersIn } from './test-page-cache.ts';
import { compressFully, encodingFor, sendableFor, storePage } from './stored-page.ts';

const html = Array.from(
  { length: 2_000 },
  (_, index) => `<p>Road ${(index * 7_919) % 997} is rated ${index % 101}.</p>`,
).join('');
const preview = { text: { title: 'Roads', subtitle: '', tab: '', foot: '' }, version: '1' };
const page = (more: Partial<PageText> = {}): PageText => ({
  status: 200,
  html,
  headers: { 'x-own': 'kept' },
  preview,
  ...more,
});

describe('storePage', () => {
  it('compresses the page in each encoding, with headers of its own', async () => {
    const { as, etag, size, status, preview: stored } = await storePage(page());
    expect(brotliDecompressSync(as.br.bytes).toString()).toBe(html);
    expect(gunzipSync(as.gzip.bytes).toString()).toBe(html);
    const common = {
      'x-own': 'kept',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      etag,
    };
    expect(headersIn(as.identity.headers)).toEqual({ ...common, 'content-length': `${Buffer.byteLength(html)}` });
    expect(headersIn(as.gzip.headers)).toEqual({
      ...common,
      'content-encoding': 'gzip',
      'content-length': `${as.gzip.bytes.length}`,
    });
    expect(headersIn(as.br.headers)).toEqual({
      ...common,
      'content-encoding': 'br',
      'content-length': `${as.br.bytes.length}`,
    });
    expect(size).toBe(as.br.bytes.length + as.gzip.bytes.length);
    expect([status, stored]).toEqual([200, preview]);
  });

  it.each([[{ status: 404 }], [{ isPrivate: true }]])('is not compressed with a dictionary when %j', async (more) => {
    const { as } = await storePage(page(more), dictionaryOf(Buffer.from(html)));
    expect(as.dcz).toBeUndefined();
  });

  it('keeps no more memory than its bytes', async () => {
    const taken = await bufferBytesOf(async () => compressFully(await storePage(page()), {}));
    const { size } = await compressFully(await storePage(page()), {});
    expect(taken / size).toBeGreaterThan(0.9);
    expect(taken / size).toBeLessThan(1.1);
  });

  it('has an etag that changes with the content alone', async () => {
    const [one, same, other] = await Promise.all([
      storePage(page()),
      storePage(page({ headers: {}, status: 404 })),
      storePage(page({ html: `${html}.` })),
    ]);
    expect(one.etag).toMatch(/^"[\w-]{22}"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });

  it.each([
    [true, 'public, no-cache'],
    [undefined, 'public, no-cache'],
    [false, 'private, no-cache'],
  ])('lets shared caches store a page whose isShared is %j as %s', async (isShared, caching) => {
    const stored = await storePage(page({ isShared }));
    expect(stored.isShared).toBe(isShared ?? true);
    expect(headersIn(stored.as.identity.headers)['cache-control']).toBe(caching);
    expect(headersIn(stored.unchanged)).toEqual({
      etag: stored.etag,
      vary: 'accept-encoding',
      'cache-control': caching,
    });
  });

  it.each([301, 404, 503])('lets nobody store a page with status %i', async (status) =>
    expect(headersIn((await storePage(page({ status }))).as.identity.headers)['cache-control']).toBe('no-store'),
  );
});

describe('compressFully', () => {
  it('makes the same page smaller in each encoding', async () => {
    const quick = await storePage(page({ isShared: false }));
    const full = await compressFully(quick, { 'x-own': 'kept' });
    expect(full.as.br.bytes.length).toBeLessThan(quick.as.br.bytes.length);
    expect(full.as.gzip.bytes.length).toBeLessThan(quick.as.gzip.bytes.length);
    expect(brotliDecompressSync(full.as.br.bytes).toString()).toBe(html);
    expect(gunzipSync(full.as.gzip.bytes).toString()).toBe(html);
    expect(full.as.identity).toEqual(quick.as.identity);
    const { status, etag, preview: stored, isShared, unchanged } = quick;
    expect(full).toMatchObject({ status, etag, preview: stored, isShared, unchanged });
    expect(full.size).toBeLessThan(quick.size);
  });
});

describe('sendableFor', () => {
  const dictionary = dictionaryOf(Buffer.from('<p>Road is rated .</p>'));
  const able = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': dictionary.availableHeader };

  it('chooses dcz for a browser with the dictionary, before and after the full compression', async () => {
    const quick = await storePage(page(), dictionary);
    const full = await compressFully(quick, {}, dictionary);
    for (const [stored, level] of [[quick, 9] as const, [full, 19] as const]) {
      const { headers, bytes } = sendableFor(stored, able);
      expect(bytes).toEqual(await compressWith(dictionary, Buffer.from(html), level));
      expect(headersIn(headers)).toMatchObject({
        'content-encoding': 'dcz',
        'content-length': String(bytes.length),
        vary: 'accept-encoding, available-dictionary',
      });
      expect(headersIn(stored.unchanged)['vary']).toBe('accept-encoding, available-dictionary');
      expect(stored.size).toBe(
        [stored.as.dcz, stored.as.br, stored.as.gzip].reduce((sum, each) => sum + each!.bytes.length, 0),
      );
    }
  });

  it.each([
    ['with another dictionary', { ...able, 'available-dictionary': ':AAAA:' }, 'br'],
    ['without dictionaries', { 'accept-encoding': 'gzip' }, 'gzip'],
    ['without compression', {}, undefined],
  ])('chooses for a browser %s what it would without one', async (_which, headers, encoding) => {
    const sendable = sendableFor(await storePage(page(), dictionary), headers);
    expect(headersIn(sendable.headers)['content-encoding']).toBe(encoding);
    expect(headersIn(sendable.headers)['vary']).toBe('accept-encoding, available-dictionary');
  });
});

describe('encodingFor', () => {
  it.each([
    ['br;q=0', 'identity'],
    ['gzip, br;q=0.0', 'identity'],
    ['br;q=0.05, gzip', 'br'],
    ['gzip;q=0 , br', 'identity'],
    ['deflate', 'identity'],
    ['gzip;q=0.01', 'gzip'],
  ])('chooses for %j %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});
