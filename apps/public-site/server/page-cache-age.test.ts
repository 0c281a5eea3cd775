import { describe, expect, it, vi } from 'vitest';
import { cacheOf, page, text } from './test-page-cache.ts';

describe('page cache, age', () => {
  it('renders nothing again for sixty seconds, and then once while it serves the old page', async () => {
    const { cache, time, render } = cacheOf();
    await cache.render('/');
    time.now += 60_000;
    expect(text(cache.get('/'))).toBe('rendering 1');
    expect(render).toHaveBeenCalledTimes(1);
    time.now += 1;
    expect([text(cache.get('/')), text(cache.get('/'))]).toEqual(['rendering 1', 'rendering 1']);
    await vi.waitFor(() => expect(text(cache.get('/'))).toBe('rendering 2'));
    expect(render).toHaveBeenCalledTimes(2);
    time.now += 60_000;
    cache.get('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('serves a stale page for two seconds from the change on, and starts its successor at once', async () => {
    const { cache, time, render, next } = cacheOf();
    await cache.render('/');
    time.now += 30_000;
    cache.invalidate();
    next.push(() => new Promise(() => {}));
    time.now += 2_000;
    expect(text(cache.get('/'))).toBe('rendering 1');
    expect(render).toHaveBeenCalledTimes(2);
    time.now += 1;
    expect(cache.get('/')).toBeUndefined();
  });

  it('reports a failed successor and serves the old page on', async () => {
    const { cache, time, failures, next } = cacheOf();
    await cache.render('/');
    next.push(() => Promise.reject(new Error('down')));
    time.now += 60_001;
    cache.get('/');
    await vi.waitFor(() => expect(failures).toEqual([new Error('down')]));
    expect(text(cache.get('/'))).toBe('rendering 1');
  });

  it('renders again after a failure without a cached page', async () => {
    const { cache, failures, next } = cacheOf();
    next.push(() => Promise.reject(new Error('down')));
    await expect(cache.render('/')).rejects.toThrow('down');
    expect(failures).toEqual([]);
    expect(text(await cache.render('/'))).toBe('rendering 2');
  });

  it('removes a page that does not exist any more', async () => {
    const { cache, next } = cacheOf();
    await cache.render('/');
    cache.invalidate();
    next.push(() => page('gone', { status: 410 }));
    expect((await cache.render('/')).status).toBe(410);
    expect(cache.get('/')).toBeUndefined();
  });
});

describe('page cache, fallback pages', () => {
  const fallback = () => page('fallback', { isFallback: true });

  it('keeps a page of the API in place of a fallback, for another sixty seconds', async () => {
    const { cache, time, next, render } = cacheOf();
    await cache.render('/');
    time.now += 60_001;
    next.push(fallback);
    expect(text(await cache.render('/'))).toBe('rendering 1');
    cache.get('/');
    expect(render).toHaveBeenCalledTimes(2);
    time.now += 60_001;
    cache.get('/');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('renders a fallback again after five seconds', async () => {
    const { cache, time, next } = cacheOf();
    next.push(fallback);
    await cache.render('/');
    time.now += 5_000;
    expect(text(cache.get('/'))).toBe('fallback');
    time.now += 1;
    cache.get('/');
    await vi.waitFor(() => expect(text(cache.get('/'))).toBe('rendering 2'));
  });

  it('caches a fallback without a better page, replaces it with another, and then with a page of the API', async () => {
    const { cache, next } = cacheOf();
    next.push(fallback, () => page('second fallback', { isFallback: true }));
    await cache.render('/');
    expect(text(cache.get('/'))).toBe('fallback');
    await cache.render('/');
    expect(text(cache.get('/'))).toBe('second fallback');
    await cache.render('/');
    expect(text(cache.get('/'))).toBe('rendering 3');
  });
});
