import { describe, expect, it, vi } from 'vitest';
import type { PageCacheOptions } from './page-cache.ts';
import { storePage, type StoredPage } from './stored-page.ts';
import { cacheOf, page, text } from './test-page-cache.ts';

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

  it('waits for a second request when paths are endless', async () => {
    const compress = compressing();
    const { cache } = cacheOf({ compress, isEndless: true });
    await cache.page('/a');
    await cache.page('/b');
    cache.ready('/b');
    cache.ready('/b');
    await vi.waitFor(() => expect(isBest(cache.ready('/b')!)).toBe(true));
    expect(compress).toHaveBeenCalledTimes(1);
    expect(isBest(cache.ready('/a')!)).toBe(false);
  });
});

describe('page cache, endless paths', () => {
  it('limits renderings of known paths too, and serves the old pages meanwhile', async () => {
    const { cache, time, next, render } = cacheOf({ isEndless: true, maxRendering: 1 });
    await cache.page('/a');
    await cache.page('/b');
    time.now += 60_001;
    next.push(() => new Promise(() => {}));
    expect([cache.ready('/a'), cache.ready('/b')].map(text)).toEqual(['rendering 1', 'rendering 2']);
    expect(render).toHaveBeenCalledTimes(3);
    expect([cache.takes('/a'), cache.takes('/b')]).toEqual([true, false]);
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

  it('counts the characters of a path', async () => {
    const { size } = await cacheOf().cache.page('/a');
    const { cache } = cacheOf({ mostBytes: 3 * size });
    await cache.page('/a');
    await cache.page(`/${'b'.repeat(2 * size)}`);
    expect(cache.ready('/a')).toBeUndefined();
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
