import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { chromiumArguments, installedBrowser } from '../e2e/browser.ts';
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
  globalThis.seen = { lcp: 0, tasks: [], moved: 0 };
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('longtask', ({ startTime, duration }) => { seen.tasks.push({ startTime, duration }); });
  watch('layout-shift', ({ value }) => { seen.moved += value; });
`;

interface Seen {
  fcp: number;
  lcp: number;
  /** Milliseconds of tasks after the first paint beyond their first 50. */
  blocked: number;
  moved: number;
}

async function visit(browser: Browser, url: string): Promise<Seen> {
  // With an empty cache. Playwright keeps its pages in the foreground: others paint once a second.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(settledMs);
  const seen = await page.evaluate<Seen>(`(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const after = seen.tasks.filter(({ startTime }) => startTime > fcp);
    return { ...seen, fcp, blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0) };
  })()`);
  await context.close();
  return seen;
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
const executablePath = installedBrowser();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
const rows: ReturnType<typeof rowOf>[] = [];
try {
  const named = process.argv.slice(2);
  const all = (await everyPage(product.origins.site)).filter((path) => path !== nobodysPath);
  const paths = named.length ? named : all;
  const visits = new Map(paths.map((path) => [path, [] as Seen[]]));
  // The first visits put each page into the cache of the site.
  for (const path of paths) await (await fetch(product.origins.site + path)).text();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) visits.get(path)!.push(await visit(browser, network.origin + path));
    process.stderr.write('.');
  }
  rows.push(...paths.map((path) => rowOf(path, visits.get(path)!)));
} finally {
  await browser.close();
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
