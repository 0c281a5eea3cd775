import { startSite, type OwnPart } from '../e2e/second-site.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { startBare } from './bare.ts';
import { fileServer, startNginx } from './nginx.ts';
import type { BarePage } from './bare-server.ts';
import { cpuMilliseconds } from './cpu-time.ts';
import { median } from './statistics.ts';
import { wrk, type Load } from './wrk.ts';

/**
 * Measures the overhead of the site per page: cached and uncached, beside a route that sends the same bytes, and beside
 * nginx with the same bytes where it is installed.
 */
const rounds = 10;
const seconds = 3;
const paths = ['/', '/blog/anatomy-of-a-pothole'];

const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'content-length']);

async function bytesOf(origin: string, path: string): Promise<BarePage> {
  // Twice, with a pause: the first response is compressed fast, the cached one best.
  await fetch(origin + path);
  await new Promise((next) => setTimeout(next, 500));
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
  const identity = Buffer.from(await response.arrayBuffer());
  const { brotliCompressSync } = await import('node:zlib');
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.has(name)));
  return {
    path,
    headers: { ...headers, 'content-encoding': 'br' },
    base64: brotliCompressSync(identity).toString('base64'),
  };
}

/** Returns the CPU milliseconds of one rendering in the site's process, compression included: the median of batches. */
async function measureCpuPerRendering({ origin, pid }: OwnPart, path: string): Promise<number> {
  const batches: number[] = [];
  for (let batch = 0; batch < 15; batch += 1) {
    const before = cpuMilliseconds(pid);
    for (let request = 0; request < 50; request += 1) {
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    }
    batches.push((cpuMilliseconds(pid) - before) / 50);
  }
  return median(batches);
}

const medianOf = (loads: Load[]) => ({
  requestsPerSecond: Math.round(median(loads.map(({ requestsPerSecond }) => requestsPerSecond))),
  p99: Number(median(loads.map(({ p99 }) => p99)).toFixed(2)),
});

type Ways = { bare: string; cached: string; uncached: string; nginx?: string };

async function measure(origins: Ways, path: string) {
  const ways = Object.entries(origins) as [keyof Ways, string][];
  const loads: Partial<Record<keyof Ways, Load[]>> = {};
  for (let round = 0; round < rounds; round += 1) {
    // Each way leads every other round: the first load of a round finds the machine in another state.
    for (const [name, origin] of round % 2 ? ways.toReversed() : ways)
      (loads[name] ??= []).push(await wrk(origin + path, name === 'uncached' ? 4 : 20, seconds));
  }
  // The ratio of each round, since the machine changes from one round to the next.
  const ratios = (name: keyof Ways) =>
    loads[name]!.map(({ requestsPerSecond }, round) => requestsPerSecond / loads.bare![round]!.requestsPerSecond);
  return ways.map(([name]) => ({ name, ...medianOf(loads[name]!), ratios: ratios(name).toSorted((a, b) => a - b) }));
}

const product = await startTemporaryProduct();
const { api, console: staffConsole } = product.origins;
const cached = await startSite(api, staffConsole);
const uncached = await startSite(api, staffConsole, { PAGE_CACHE: 'off' });
const stored = await Promise.all(paths.map((path) => bytesOf(cached.origin, path)));
const bare = await startBare(stored);
const nginx = await startNginx((folder, port) => fileServer(stored, folder, port));
const rows: Record<string, string | number>[] = [];
try {
  for (const path of paths) {
    const origins = { bare: bare.origin, cached: cached.origin, uncached: uncached.origin };
    for (const { name, requestsPerSecond, p99, ratios } of await measure(
      { ...origins, ...(nginx && { nginx: `http://127.0.0.1:${nginx.port}` }) },
      path,
    )) {
      rows.push({
        page: path,
        way: name,
        'requests/s': requestsPerSecond,
        'p99 ms': p99,
        'of bare': median(ratios).toFixed(2),
        'least to most': `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`,
        ...(name === 'uncached' && { 'CPU ms a rendering': (await measureCpuPerRendering(uncached, path)).toFixed(2) }),
      });
    }
  }
} finally {
  bare.child.disconnect();
  await nginx?.stop();
  await Promise.all([cached.stop(), uncached.stop()]);
  await product.stop();
}
console.table(rows);
