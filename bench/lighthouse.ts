import { loadavg } from 'node:os';
import { installedBrowser } from '../e2e/browser.ts';
import { everyPage, nobodysPath } from '../e2e/every-page.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { reportOn, type Report } from './report-on.ts';
import { startStaticCopy } from './static-copy.ts';
import { median } from './statistics.ts';

/**
 * Measures every public page of the production build with Lighthouse's mobile settings, in turn with a static copy that
 * has no script. Paths may be given on the command line.
 */
const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

function figuresOf({ audits, categories: found }: Report) {
  const number = (id: string) => audits[id]?.numericValue ?? NaN;
  const sent = (
    audits['network-requests']!.details as unknown as { items: { resourceType: string; transferSize: number }[] }
  ).items;
  const sizeOf = (kind: string) =>
    sent.filter(({ resourceType }) => resourceType === kind).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    FCP: number('first-contentful-paint'),
    LCP: number('largest-contentful-paint'),
    TBT: number('total-blocking-time'),
    CLS: number('cumulative-layout-shift'),
    all: number('total-byte-weight'),
    script: sizeOf('Script'),
    page: sizeOf('Document'),
    short: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  };
}

type Figures = ReturnType<typeof figuresOf>;

function rowOf(path: string, found: Figures[], copied: Figures[]) {
  const middle = (name: 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'all' | 'script' | 'page') =>
    median(found.map((figures) => figures[name]));
  const ofCopy = (name: 'LCP' | 'TBT') => median(copied.map((figures) => figures[name]));
  return {
    page: path,
    scores: categories.map((_name, index) => median(found.map(({ scores }) => scores[index]!))).join(' '),
    'FCP ms': Math.round(middle('FCP')),
    'LCP ms': Math.round(middle('LCP')),
    'of the copy': (middle('LCP') / ofCopy('LCP')).toFixed(2),
    'TBT ms': Math.round(middle('TBT')),
    'of the copy, ms': Math.round(ofCopy('TBT')),
    CLS: Number(middle('CLS').toFixed(4)),
    'page kB': kilobytes(middle('page')),
    'script kB': kilobytes(middle('script')),
    'all kB': kilobytes(middle('all')),
    'short of': [...new Set(found.flatMap(({ short }) => short))].join(' '),
  };
}

const browser = installedBrowser();
if (!browser) throw new Error('No browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
const product = await startTemporaryProduct();
const copy = await startStaticCopy(product.origins.site, (html) => html.replace(/<script>[^]*?<\/script>/g, ''));
const rows: ReturnType<typeof rowOf>[] = [];
try {
  const named = process.argv.slice(2);
  for (const path of named.length
    ? named
    : (await everyPage(product.origins.site)).filter((path) => path !== nobodysPath)) {
    const found: Figures[] = [];
    const copied: Figures[] = [];
    // One request first: the copy is then ready, and the cached page compressed best, as visitors receive it.
    await fetch(copy.origin + path);
    for (let round = 0; round < rounds; round += 1) {
      found.push(figuresOf(await reportOn(product.origins.site + path, browser)));
      copied.push(figuresOf(await reportOn(copy.origin + path, browser)));
    }
    rows.push(rowOf(path, found, copied));
    process.stderr.write('.');
  }
} finally {
  await copy.stop();
  await product.stop();
}
process.stderr.write('\n');
console.log(`Scores: ${categories.join(', ')}. Medians of ${rounds}; load of the machine ${loadavg()[0]!.toFixed(1)}.`);
console.table(rows);
