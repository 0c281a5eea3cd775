import { describe, expect, it, vi } from 'vitest';
import type { PageText } from './fill-template.ts';
import { PageCache, type PageCacheOptions } from './page-cache.ts';
import { storePage, type StoredPage } from './stored-page.ts';

const text = (page: StoredPage | undefined) => page?.as.identity.bytes.toString();
const page = (html: string, more: Partial<PageText> = {}): PageText => ({ status: 200, html, headers: {}, ...more });

/** A cache of numbered renderings, each of which the test can replace. */
function cacheOf(options: Partial<PageCacheOptions> = {}) {
  const time = { now: 1_000 };
  const failures: unknown[] = [];
  const next: (() => PageText | Promise<PageText>)[] = [];
  let count = 0;
  const render = vi.fn<PageCacheOptions['render']>(async () => {
    count += 1;
    return (next.shift() ?? (() => page(`rendering ${count}`)))();
  });
  const cache = new PageCache({
    render,
    clock: () => time.now,
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { cache, time, failures, next, render };
}

describe('page cache, age', () => {
  it('renders nothing again for sixty seconds, and then once while it serves the old page', async () => {
    const { cache, time, render } = cacheOf();
    await cache.page('/');
    time.now += 60_000;
    expect(text(cache.ready('/'))).toBe('rendering 1');
    expect(render).toHaveBeenCalledTimes(1);
    time.now += 1;
    expect([text(cache.ready('/')), text(cache.ready('/'))]).toEqual(['rendering 1', 'rendering 1']);
    await vi.waitFor(() => expect(text(cache.ready('/'))).toBe('rendering 2'));
    expect(render).toHaveBeenCalledTimes(2);
    time.now += 60_000;
    cache.ready('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('serves a stale page for two seconds from the change on, and starts its successor at once', async () => {
    const { cache, time, render, next } = cacheOf();
    await cache.page('/');
    time.now += 30_000;
    cache.outdate();
    next.push(() => new Promise(() => {}));
    time.now += 2_000;
    expect(text(cache.ready('/'))).toBe('rendering 1');
    expect(render).toHaveBeenCalledTimes(2);
    time.now += 1;
    expect(cache.ready('/')).toBeUndefined();
  });

  it('reports a failed successor and serves the old page on', async () => {
    const { cache, time, failures, next } = cacheOf();
    await cache.page('/');
    next.push(() => Promise.reject(new Error('down')));
    time.now += 60_001;
    cache.ready('/');
    await vi.waitFor(() => expect(failures).toEqual([new Error('down')]));
    expect(text(cache.ready('/'))).toBe('rendering 1');
  });

  it('renders again after a failure without a cached page', async () => {
    const { cache, failures, next } = cacheOf();
    next.push(() => Promise.reject(new Error('down')));
    await expect(cache.page('/')).rejects.toThrow('down');
    expect(failures).toEqual([]);
    expect(text(await cache.page('/'))).toBe('rendering 2');
  });

  it('removes a page that does not exist any more', async () => {
    const { cache, next } = cacheOf();
    await cache.page('/');
    cache.outdate();
    next.push(() => page('gone', { status: 410 }));
    expect((await cache.page('/')).status).toBe(410);
    expect(cache.ready('/')).toBeUndefined();
  });
});

describe('page cache, compression', () => {
  const isBest = ({ as }: StoredPage) => as.br.headers['x-compressed'] === 'best';
  const compressing = () =>
    vi.fn<NonNullable<PageCacheOptions['compress']>>(async (stored) => {
      const br = { ...stored.as.br, headers: { ...stored.as.br.headers, 'x-compressed': 'best' } };
      return { ...stored, as: { ...stored.as, br } };
    });

  it('compresses an unchanged page only once, and keeps the result for later renderings', async () => {
    const compress = compressing();
    const { cache, time, next } = cacheOf({ compress });
    const same = () => page('same');
    next.push(same, same, same);
    await cache.page('/');
    await vi.waitFor(() => expect(isBest(cache.ready('/')!)).toBe(true));
    cache.outdate();
    expect(isBest(await cache.page('/'))).toBe(true);
    time.now += 60_001;
    expect(isBest(await cache.page('/'))).toBe(true);
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it('waits for a second request when it compresses late', async () => {
    const compress = compressing();
    const { cache } = cacheOf({ compress, compressesLate: true });
    await cache.page('/a');
    await cache.page('/b');
    cache.ready('/b');
    cache.ready('/b');
    await vi.waitFor(() => expect(isBest(cache.ready('/b')!)).toBe(true));
    expect(compress).toHaveBeenCalledTimes(1);
    expect(isBest(cache.ready('/a')!)).toBe(false);
  });
});

describe('page cache, fallback pages', () => {
  const fallback = () => page('fallback', { isFallback: true });

  it('keeps a page of the API in place of a fallback, for another sixty seconds', async () => {
    const { cache, time, next, render } = cacheOf();
    await cache.page('/');
    time.now += 60_001;
    next.push(fallback);
    expect(text(await cache.page('/'))).toBe('rendering 1');
    cache.ready('/');
    expect(render).toHaveBeenCalledTimes(2);
    time.now += 60_001;
    cache.ready('/');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('caches a fallback without a better page, replaces it with another, and then with a page of the API', async () => {
    const { cache, next } = cacheOf();
    next.push(fallback, () => page('second fallback', { isFallback: true }));
    await cache.page('/');
    expect(text(cache.ready('/'))).toBe('fallback');
    await cache.page('/');
    expect(text(cache.ready('/'))).toBe('second fallback');
    await cache.page('/');
    expect(text(cache.ready('/'))).toBe('rendering 3');
  });
});

describe('page cache, capacity', () => {
  it('renders a limited number of unknown paths at once, and always those it knows', async () => {
    const { cache, next } = cacheOf({ maxRendering: 2 });
    await cache.page('/known');
    next.push(
      () => new Promise(() => {}),
      () => new Promise(() => {}),
    );
    expect(cache.takes('/a')).toBe(true);
    void cache.page('/a');
    expect(cache.takes('/b')).toBe(true);
    void cache.page('/b');
    expect(['/a', '/b', '/known', '/c'].map((path) => cache.takes(path))).toEqual([true, true, true, false]);
  });

  it('counts a rendering only until it ends', async () => {
    const { cache } = cacheOf({ maxRendering: 1 });
    await cache.page('/a');
    expect(cache.takes('/b')).toBe(true);
  });

  it('replaces a page without evicting another', async () => {
    const size = (await cacheOf().cache.page('/a')).size;
    const { cache } = cacheOf({ maxPages: 2, mostBytes: 3 * size });
    await cache.page('/a');
    await cache.page('/b');
    for (let turn = 0; turn < 5; turn += 1) await cache.page('/b');
    expect([cache.ready('/a'), cache.ready('/b')].every(Boolean)).toBe(true);
  });

  it('counts the bytes of the fully compressed page from then on', async () => {
    const html = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7_919) % 997}</p>`).join('');
    const quick = await storePage(page(html));
    const { cache, next } = cacheOf({ mostBytes: 2 * quick.size - 1 });
    next.push(
      () => page(html),
      () => page(html),
    );
    await cache.page('/a');
    await vi.waitFor(() => expect(cache.ready('/a')!.size).toBeLessThan(quick.size));
    await cache.page('/b');
    expect([cache.ready('/a'), cache.ready('/b')].every(Boolean)).toBe(true);
  });
});
