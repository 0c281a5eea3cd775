import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { measureCaches } from './measure-caches.ts';
import { PageCache } from './page-cache.ts';

describe('measured page caches', () => {
  it('count hits and misses, pages, and the age of the oldest page', async () => {
    const registry = new Registry();
    let now = 0;
    const render = async (path: string) => ({ status: 200, html: `<p>${path}</p>`, headers: {} });
    const cache = new PageCache({ render, clock: () => now, onFailure: () => {} });
    measureCaches(registry, { pages: cache });
    await cache.render('/');
    now = 4_000;
    await cache.render('/blog');
    for (const path of ['/', '/', '/blog', '/unknown']) cache.get(path);
    const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines).toEqual([
      'page_cache_requests_total{cache="pages",result="hit"} 3',
      'page_cache_requests_total{cache="pages",result="miss"} 2',
      'page_cache_pages{cache="pages"} 2',
      expect.stringMatching(/^page_cache_bytes\{cache="pages"\} \d{2,}$/),
      'page_cache_oldest_seconds{cache="pages"} 4',
    ]);
  });
});
