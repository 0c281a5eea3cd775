import { describe, expect, it, vi } from 'vitest';
import type { PageCacheOptions } from './page-cache.ts';
import { storePage, type StoredPage } from './stored-page.ts';
import { cacheOf, page, text } from './test-page-cache.ts';

describe('page cache, compression', () => {
  const isBest = ({ as }: StoredPage) => as.br.headers.includes('best');
  const compressing = () =>
    vi.fn<NonNullable<PageCacheOptions['compress']>>(async (stored) => {
      const br = { ...stored.as.br, headers: [...stored.as.br.headers, 'x-compressed', 'best'] };
      return { ...stored, as: { ...stored.as, br } };
    });

  it('compresses an unchanged page only once, and keeps the result for later renderings', async () => {
    const compress = compressing();
    const { cache, time, next } = cacheOf({ compress });
    const same = () => page('same');
    next.push(same, same, same);
    await cache.render('/');
    await vi.waitFor(() => expect(isBest(cache.get('/')!)).toBe(true));
    cache.invalidate();
    expect(isBest(await cache.render('/'))).toBe(true);
    time.now += 60_001;
    expect(isBest(await cache.render('/'))).toBe(true);
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it('waits for a second request when paths are endless', async () => {
    const compress = compressing();
    const { cache } = cacheOf({ compress, isEndless: true });
    await cache.render('/a');
    await cache.render('/b');
    cache.get('/b');
    cache.get('/b');
    await vi.waitFor(() => expect(isBest(cache.get('/b')!)).toBe(true));
    expect(compress).toHaveBeenCalledTimes(1);
    expect(isBest(cache.get('/a')!)).toBe(false);
  });
});

describe('page cache, endless paths', () => {
  it('limits renderings of known paths too, and serves the old pages meanwhile', async () => {
    const { cache, time, next, render } = cacheOf({ isEndless: true, maxRendering: 1 });
    await cache.render('/a');
    await cache.render('/b');
    time.now += 60_001;
    next.push(() => new Promise(() => {}));
    expect([cache.get('/a'), cache.get('/b')].map(text)).toEqual(['rendering 1', 'rendering 2']);
    expect(render).toHaveBeenCalledTimes(3);
    expect([cache.canRender('/a'), cache.canRender('/b')]).toEqual([true, false]);
  });
});

describe('page cache, capacity', () => {
  it('renders a limited number of unknown paths at once, and always those it knows', async () => {
    const { cache, next } = cacheOf({ maxRendering: 2 });
    await cache.render('/known');
    next.push(
      () => new Promise(() => {}),
      () => new Promise(() => {}),
    );
    expect(cache.canRender('/a')).toBe(true);
    void cache.render('/a');
    expect(cache.canRender('/b')).toBe(true);
    void cache.render('/b');
    expect(['/a', '/b', '/known', '/c'].map((path) => cache.canRender(path))).toEqual([true, true, true, false]);
  });

  it('counts a rendering only until it ends', async () => {
    const { cache } = cacheOf({ maxRendering: 1 });
    await cache.render('/a');
    expect(cache.canRender('/b')).toBe(true);
  });

  it('counts the characters of a path', async () => {
    const { size } = await cacheOf().cache.render('/a');
    const { cache } = cacheOf({ maxBytes: 3 * size });
    await cache.render('/a');
    await cache.render(`/${'b'.repeat(2 * size)}`);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('replaces a page without evicting another', async () => {
    const size = (await cacheOf().cache.render('/a')).size;
    const { cache } = cacheOf({ maxPages: 2, maxBytes: 3 * size });
    await cache.render('/a');
    await cache.render('/b');
    for (let turn = 0; turn < 5; turn += 1) await cache.render('/b');
    expect([cache.get('/a'), cache.get('/b')].every(Boolean)).toBe(true);
  });

  it('counts the bytes of the fully compressed page from then on', async () => {
    const html = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7_919) % 997}</p>`).join('');
    const quick = await storePage(page(html));
    const { cache, next } = cacheOf({ maxBytes: 2 * quick.size - 1 });
    next.push(
      () => page(html),
      () => page(html),
    );
    await cache.render('/a');
    await vi.waitFor(() => expect(cache.get('/a')!.size).toBeLessThan(quick.size));
    await cache.render('/b');
    expect([cache.get('/a'), cache.get('/b')].every(Boolean)).toBe(true);
  });
});
