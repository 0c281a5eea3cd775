import { setTimeout as sleep } from 'node:timers/promises';
import { startSite, type OwnPart } from '../e2e/second-site.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { readableSlugs, readersCalls, searchedFor, staffCalls, type Measured } from './blog-calls.ts';
import { measuredBy, type Measurement } from './measured-part.ts';
import { startApiWith } from './own-api.ts';
import { wrkInRounds, type Sent } from './wrk.ts';

/** Measures the memory of the site and of the API: after the start, at its peak under load, and after it. */
const posts = 1_000;
const seconds = 5;
const connections = 20;
/** The site renders 16 pages that it has not cached at a time, and rejects further requests. */
const connectionsForNew = 8;

interface Use {
  rss: number;
  peak: number;
  code: number;
  heapTotal: number;
  heapUsed: number;
  external: number;
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Returns the figures of one moment. What remains is of other threads, the allocator and the stacks. */
const row = (part: string, when: string, { rss, peak, code, heapTotal, heapUsed, external }: Use) => ({
  part,
  when,
  'all MB': megabytes(rss),
  'peak MB': megabytes(peak),
  'program MB': megabytes(code),
  'heap MB': megabytes(heapTotal),
  'of it used': megabytes(heapUsed),
  'buffers MB': megabytes(external),
  'rest MB': megabytes(rss - code - heapTotal - external),
});

const product = await startTemporaryProduct();
const ofApi = await measuredBy<Use>('memory-use.ts');
const ofSite = await measuredBy<Use>('memory-use.ts');
const rows: object[] = [];
const note = async (name: string, when: string, part: OwnPart, by: Measurement<Use>) =>
  rows.push(row(name, when, await by.read(part.pid)));
const api = await startApiWith(posts, product.databaseUrl, ofApi.settings);
const site = await startSite(api.origin, product.origins.console, ofSite.settings);
try {
  const noteBoth = async (when: string) => {
    await note('site', when, site, ofSite);
    await note('API', when, api, ofApi);
  };
  await noteBoth('after the start');
  const calls = [...readersCalls(api), ...(await staffCalls(api))];
  const isSave = ({ name }: Measured) => name === 'save';
  for (const { sent } of calls.filter((each) => !isSave(each)))
    await wrkInRounds(api.origin, sent, connections, seconds);
  await note('API', 'after lists, articles and searches', api, ofApi);
  for (const { sent } of calls.filter(isSave)) await wrkInRounds(api.origin, sent, connections, seconds);
  await note('API', 'after saves, which a thread sanitizes', api, ofApi);
  const requested = (paths: string[]): Sent[] => paths.map((path) => ({ path }));
  const pages = [
    '/',
    '/blog',
    '/cities',
    '/cost',
    '/faq',
    '/about',
    ...readableSlugs(posts).map((slug) => `/blog/${slug}`),
  ];
  for (const page of pages) await (await fetch(site.origin + page)).arrayBuffer();
  await wrkInRounds(site.origin, requested(pages), connections, seconds);
  await note('site', `after ${pages.length} pages`, site, ofSite);
  const searches = searchedFor.flatMap((word) => searchedFor.slice(0, 10).map((other) => `/blog?q=${word}+${other}`));
  await wrkInRounds(site.origin, requested(searches), connectionsForNew, 3 * seconds);
  await note('site', 'after 15 s of searches that it had not cached', site, ofSite);
  await sleep(45_000);
  await noteBoth('45 s later');
  console.table(rows);
} finally {
  await site.stop();
  await api.stop();
  await product.stop();
  await Promise.all([ofApi.remove(), ofSite.remove()]);
}
