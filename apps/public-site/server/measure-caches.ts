import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';

type Measured = Pick<PageCache, 'measure'>;

/** Measures the page caches by name: requests by result, pages, bytes, and the age of the oldest page. */
export function measureCaches(registry: Registry, caches: Readonly<Record<string, Measured>>): void {
  const all = () => Object.entries(caches).map(([cache, measured]) => ({ cache, ...measured.measure() }));
  const requests = new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests of pages by cache and result: a hit was in the cache, a miss was rendered.',
    labelNames: ['cache', 'result'],
    registers: [],
    collect() {
      this.reset();
      for (const { cache, hits, misses } of all()) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  const gauge = (name: string, help: string, valueOf: (measured: ReturnType<typeof all>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [],
      collect() {
        for (const measured of all()) this.set({ cache: measured.cache }, valueOf(measured));
      },
    });
  const gauges = [
    gauge('page_cache_pages', 'Pages in a cache.', ({ pages }) => pages),
    gauge('page_cache_bytes', 'Bytes of the compressed pages in a cache.', ({ bytes }) => bytes),
    gauge(
      'page_cache_oldest_seconds',
      'Seconds since the oldest page was rendered.',
      ({ oldestMs }) => oldestMs / 1_000,
    ),
  ];
  for (const metric of [requests, ...gauges]) registry.registerMetric(metric);
}
