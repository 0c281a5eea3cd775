import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTab, type DrivenTab } from '../e2e/driven-tab.ts';
import { everyPage, nobodysPath } from '../e2e/every-page.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { startSlowNetwork } from './slow-network.ts';
import { median } from './statistics.ts';

/**
 * Opens every public page over a slow network that really delays and paces all bytes, on a CPU that is four times
 * slower: when the browser paints, how long its main thread is blocked, and how far content moves. Lighthouse computes
 * these for such a network from a fast visit. Paths may be given on the command line.
 */
const rounds = 3;
const slowdown = 4;
/** Nothing of a page begins later. */
const settledMs = 4_000;
const aims = { lcp: 950, blocked: 30 };

const observe = `
  globalThis.seen = { lcp: 0, blocked: 0, moved: 0 };
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('longtask', ({ duration }) => { seen.blocked += duration - 50; });
  watch('layout-shift', ({ value }) => { seen.moved += value; });
`;

interface Seen {
  fcp: number;
  lcp: number;
  /** Milliseconds of tasks beyond their first 50. */
  blocked: number;
  moved: number;
}

async function visit(tab: DrivenTab, url: string): Promise<Seen> {
  await tab.send('Page.navigate', { url: 'about:blank' });
  await tab.send('Page.navigate', { url });
  await sleep(settledMs);
  const fcp = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
  return (await tab.evaluate(`({ ...seen, fcp: ${fcp} })`)) as Seen;
}

function rowOf(page: string, visits: Seen[]) {
  const middle = (name: keyof Seen) => median(visits.map((seen) => seen[name]));
  return {
    page,
    'first paint ms': Math.round(middle('fcp')),
    'largest paint ms': Math.round(middle('lcp')),
    'blocked ms': Math.round(middle('blocked')),
    moved: Number(middle('moved').toFixed(4)),
  };
}

const product = await startTemporaryProduct();
const network = await startSlowNetwork(Number(new URL(product.origins.site).port));
const tab = await openTab([
  ['Page.enable', {}],
  ['Network.enable', {}],
  ['Network.setCacheDisabled', { cacheDisabled: true }],
  ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ['Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: observe }],
]);
const rows: ReturnType<typeof rowOf>[] = [];
try {
  const named = process.argv.slice(2);
  const all = (await everyPage(product.origins.site)).filter((path) => path !== nobodysPath);
  const paths = named.length ? named : all;
  const visits = new Map(paths.map((path) => [path, [] as Seen[]]));
  // The first visits put each page into the cache of the site.
  for (const path of paths) await (await fetch(product.origins.site + path)).text();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) visits.get(path)!.push(await visit(tab, network.origin + path));
    process.stderr.write('.');
  }
  rows.push(...paths.map((path) => rowOf(path, visits.get(path)!)));
} finally {
  tab.close();
  network.stop();
  await product.stop();
}
process.stderr.write('\n');
console.table(rows);
const late = rows.filter((row) => row['largest paint ms'] > aims.lcp).length;
const blocked = rows.filter((row) => row['blocked ms'] > aims.blocked).length;
console.log(
  `CPU ${slowdown} times slower, slow 4G, medians of ${rounds}; load of the machine ${loadavg()[0]!.toFixed(1)}. ` +
    `${late} pages of ${rows.length} paint later than ${aims.lcp} ms, ${blocked} are blocked for over ${aims.blocked} ms.`,
);
