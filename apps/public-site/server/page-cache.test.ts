import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, type PageCacheOptions } from './page-cache.ts';
import type { PageText } from './fill-template.ts';
import { compressFully, encodingFor, type StoredPage } from './stored-page.ts';
import { headersIn } from './test-page-cache.ts';

const text = (page: StoredPage | undefined) => page?.as.identity.bytes.toString();
const rendered = (html: string, status = 200): PageText => ({
  status,
  html,
  headers: { 'content-security-policy': 'x' },
});

function cacheOf(render: PageCacheOptions['render'], options: Partial<PageCacheOptions> = {}) {
  const time = { now: 0 };
  const failures: unknown[] = [];
  const cache = new PageCache({
    render,
    clock: () => time.now,
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { cache, time, failures };
}

describe('page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const render = vi.fn<() => Promise<PageText>>(async () => {
      await sleep(20);
      return rendered('one');
    });
    const { cache } = cacheOf(render);
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.render('/')));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
    expect(text(cache.get('/'))).toBe('one');
  });

  it('stores a page as compressed bytes with their own headers', async () => {
    const { cache } = cacheOf(async () => rendered('<p>words words words</p>'.repeat(50)));
    const { as } = await cache.render('/');
    expect(brotliDecompressSync(as.br.bytes)).toEqual(as.identity.bytes);
    expect(gunzipSync(as.gzip.bytes)).toEqual(as.identity.bytes);
    expect(headersIn(as.br.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(as.br.bytes.length),
      vary: 'accept-encoding',
      'content-security-policy': 'x',
    });
    expect(as.identity.headers).not.toContain('content-encoding');
  });

  it('compresses the pages of all caches at the highest level one at a time, which leaves threads for waiting readers', async () => {
    const compressing = { now: 0, most: 0, done: 0 };
    const compress: typeof compressFully = async (...page) => {
      compressing.now += 1;
      compressing.most = Math.max(compressing.most, compressing.now);
      const full = await compressFully(...page);
      compressing.now -= 1;
      compressing.done += 1;
      return full;
    };
    const caches = [0, 1].map(() => cacheOf(async (path) => rendered(path.repeat(20_000)), { compress }).cache);
    await Promise.all(Array.from({ length: 12 }, async (_, turn) => caches[turn % 2]!.render(`/${turn}`)));
    await vi.waitFor(() => expect(compressing).toEqual({ now: 0, most: 1, done: 12 }));
  });

  it('does not cache missing pages or failed renderings', async () => {
    const { cache } = cacheOf(async (path) => {
      if (path === '/broken') throw new Error('no');
      return rendered('missing', 404);
    });
    expect((await cache.render('/missing')).status).toBe(404);
    await expect(cache.render('/broken')).rejects.toThrow('no');
    expect([cache.get('/missing'), cache.get('/broken')]).toEqual([undefined, undefined]);
  });
});

/**
 * A cache whose content changes during a first rendering. Each rendering waits for its own release, in the order they
 * began.
 */
function changedWhileRendering() {
  const gates: (() => void)[] = [];
  let content = 'old';
  const { cache, time } = cacheOf(async () => {
    const html = content;
    await new Promise<void>((open) => gates.push(open));
    return rendered(html);
  });
  const before = cache.render('/');
  content = 'new';
  cache.invalidate();
  return { cache, time, gates, before };
}

describe('page cache after a content change', () => {
  it('serves the stale page for two seconds while the new one renders', async () => {
    let content = 'old';
    const gate: { open?: () => void } = {};
    const { cache, time } = cacheOf(async () => {
      const html = content;
      if (html === 'new') await new Promise<void>((open) => (gate.open = open));
      return rendered(html);
    });
    await cache.render('/');
    content = 'new';
    cache.invalidate();
    expect(text(cache.get('/'))).toBe('old');
    time.now = 2_001;
    expect(cache.get('/')).toBeUndefined();
    const waiting = cache.render('/');
    gate.open!();
    expect(text(await waiting)).toBe('new');
    expect(text(cache.get('/'))).toBe('new');
  });

  it('does not take a rendering that began before the change for the new page', async () => {
    const { cache, time, gates, before } = changedWhileRendering();
    time.now = 5_000;
    const after = cache.render('/');
    for (const open of gates) open();
    expect([text(await before), text(await after)]).toEqual(['old', 'new']);
    expect(text(cache.get('/'))).toBe('new');
  });

  it('keeps the newer rendering when an older one finishes last', async () => {
    const { cache, gates, before } = changedWhileRendering();
    const after = cache.render('/');
    gates[1]!();
    await after;
    gates[0]!();
    expect([text(await before), text(cache.get('/'))]).toEqual(['old', 'new']);
  });

  it('serves the last page and reports the failure when rendering fails', async () => {
    let isDown = false;
    const { cache, time, failures } = cacheOf(async () => {
      if (isDown) throw new Error('down');
      return rendered('held');
    });
    await cache.render('/');
    isDown = true;
    cache.invalidate();
    time.now = 60_000;
    expect(text(await cache.render('/'))).toBe('held');
    expect(failures).toHaveLength(1);
  });
});

describe('page cache limits', () => {
  it('limits the number of entries and evicts the least recently requested first', async () => {
    const { cache } = cacheOf(async (path) => rendered(path), { maxPages: 3 });
    for (const path of ['/a', '/b', '/c']) await cache.render(path);
    cache.get('/a');
    await cache.render('/d');
    expect(['/a', '/b', '/c', '/d'].map((path) => cache.get(path) !== undefined)).toEqual([true, false, true, true]);
  });

  it('limits the total bytes', async () => {
    const render = async () => rendered('x'.repeat(10_000));
    const { size } = await cacheOf(render).cache.render('/');
    const { cache } = cacheOf(render, { maxBytes: 2.5 * size });
    for (let page = 0; page < 10; page += 1) await cache.render(`/${page}`);
    const cached = Array.from({ length: 10 }, (_, page) => cache.get(`/${page}`)).filter(Boolean);
    expect(cached).toHaveLength(2);
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=0, gzip', 'identity'],
  ['br;q=0.9, gzip;q=0.8', 'br'],
])('responds to accept-encoding %j with %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
