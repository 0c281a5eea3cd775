import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { startSite } from '../e2e/second-site.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import { startBare } from './bare.ts';
import { readableSlugs, readersCalls, searchedFor, staffCalls, type Measured } from './blog-calls.ts';
import { cpuMilliseconds, cpuMillisecondsOfChildren, parentOf } from './cpu-time.ts';
import { startApiWith, type OwnApi } from './own-api.ts';
import { median } from './statistics.ts';
import { wrkInRounds, type Load, type Sent } from './wrk.ts';

/**
 * Measures the blog, and how it depends on the number of posts: the API's responses for three blogs, and the site's
 * pages.
 */
const sizes = [100, 1_000, 10_000];
const rounds = 3;
const seconds = 2;
const connections = 20;
/** The site renders 16 such pages at a time, and rejects further requests. */
const connectionsForNew = 4;

type Used = Load & { apiCpu: number; databaseCpu: number };

/** Runs one load, and returns it with the CPU milliseconds per request. */
async function measureLoad(api: OwnApi, postmaster: number, sent: Sent[]): Promise<Used> {
  const before = [cpuMilliseconds(api.pid), cpuMillisecondsOfChildren(postmaster)] as const;
  const load = await wrkInRounds(api.origin, sent, connections, seconds);
  return {
    ...load,
    apiCpu: (cpuMilliseconds(api.pid) - before[0]) / load.requests,
    databaseCpu: (cpuMillisecondsOfChildren(postmaster) - before[1]) / load.requests,
  };
}

const medianOf = <K extends string>(loads: Record<K, number>[], key: K): number =>
  median(loads.map((load) => load[key]));

const cpu = (loads: Used[]): number => median(loads.map(({ apiCpu, databaseCpu }) => apiCpu + databaseCpu));

/** Starts a server that sends the response to the last of these requests from memory. */
async function bareOf(origin: string, { sent }: Measured): Promise<Awaited<ReturnType<typeof startBare>>> {
  const { path, method = 'GET', cookie = '', body } = sent.at(-1)!;
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const type = { 'content-type': response.headers.get('content-type')! };
  const read = Buffer.from(await response.arrayBuffer());
  // The site compresses and the API does not; fetch has decompressed it.
  const isCompressed = response.headers.has('content-encoding');
  const headers = isCompressed ? { ...type, 'content-encoding': 'br' } : type;
  const bytes = isCompressed ? brotliCompressSync(read) : read;
  return startBare([{ path: '/', headers, base64: bytes.toString('base64') }]);
}

async function measureCall(apis: OwnApi[], calls: Measured[], postmaster: number) {
  const bare = await bareOf(apis.at(-1)!.origin, calls.at(-1)!);
  const loads = apis.map((): Used[] => []);
  const floor: Load[] = [];
  // Warm-up, not measured: the first seconds go to compilation.
  for (const [index, api] of apis.entries()) await wrkInRounds(api.origin, calls[index]!.sent, connections, seconds);
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await wrkInRounds(bare.origin, [{ path: '/' }], connections, seconds));
    for (const [index, api] of apis.entries())
      loads[index]!.push(await measureLoad(api, postmaster, calls[index]!.sent));
  }
  bare.child.disconnect();
  return [
    row(calls[0]!.name, 'bare', floor, floor),
    ...apis.map(({ posts }, index) => ({
      ...row(calls[0]!.name, posts, loads[index]!, floor),
      'CPU ms API': medianOf(loads[index]!, 'apiCpu').toFixed(2),
      'CPU ms PostgreSQL': medianOf(loads[index]!, 'databaseCpu').toFixed(2),
      'CPU of fewest posts': (cpu(loads[index]!) / cpu(loads[0]!)).toFixed(2),
    })),
  ];
}

const row = (what: string, posts: number | string, loads: Load[], floor: Load[]) => ({
  what,
  posts,
  'requests/s': Math.round(medianOf(loads, 'requestsPerSecond')),
  'median ms': medianOf(loads, 'median').toFixed(1),
  'p99 ms': medianOf(loads, 'p99').toFixed(1),
  'p99 ms, least': Math.min(...loads.map(({ p99 }) => p99)).toFixed(1),
  'of bare': (medianOf(loads, 'requestsPerSecond') / medianOf(floor, 'requestsPerSecond')).toFixed(3),
});

/** Measures the same through the site: cached pages, and searches for the first time, because queries are endless. */
async function measurePages(api: OwnApi, staffConsole: string) {
  const site = await startSite(api.origin, staffConsole);
  const search = searchedFor.map((word) => `/blog?q=${word}`);
  // More than the site caches, so that each is evicted before its next request.
  const newSearches = search.flatMap((one) => searchedFor.slice(0, 10).map((other) => `${one}+${other}`));
  const articles = readableSlugs(api.posts).map((slug) => `/blog/${slug}`);
  const rows = [];
  try {
    for (const [what, paths, way] of [
      ['page of the list', ['/blog'], 'cached'],
      ['page of an article', articles, 'cached'],
      ['page of a category', ['/blog?category=Future+Tech'], 'cached'],
      ['page of a search', search, 'cached'],
      ['page of a new search', newSearches, 'rendered each time'],
    ] as const) {
      for (const path of paths.slice(0, 500)) await (await fetch(site.origin + path)).arrayBuffer();
      const sent = paths.map((path) => ({ path }));
      const loads: Load[] = [];
      const bare = await bareOf(site.origin, { name: what, sent });
      const floor: Load[] = [];
      const many = way === 'cached' ? connections : connectionsForNew;
      for (let round = 0; round < rounds; round += 1) {
        floor.push(await wrkInRounds(bare.origin, [{ path: '/' }], many, seconds));
        loads.push(await wrkInRounds(site.origin, sent, many, seconds));
      }
      bare.child.disconnect();
      rows.push(row(what, 'bare', floor, floor), { ...row(what, api.posts, loads, floor), way });
    }
  } finally {
    await site.stop();
  }
  return rows;
}

const named = process.argv.slice(2);
const product = await startTemporaryProduct();
const apis: OwnApi[] = [];
try {
  for (const posts of sizes) apis.push(await startApiWith(posts, product.databaseUrl));
  const [{ pid }] = (await apis[0]!.sql('select pg_backend_pid() as pid')) as [{ pid: number }];
  const postmaster = parentOf(pid);
  const calls = await Promise.all(apis.map(async (api) => [...readersCalls(api), ...(await staffCalls(api))]));
  const rows: object[] = [];
  for (const [index, { name }] of calls[0]!.entries()) {
    if (named.length && !named.some((part) => name.startsWith(part))) continue;
    rows.push(
      ...(await measureCall(
        apis,
        calls.map((each) => each[index]!),
        postmaster,
      )),
    );
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  console.table(rows);
  if (!named.length || named.includes('pages'))
    console.table(await measurePages(apis.at(-1)!, product.origins.console));
  console.log(
    `Load of the machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  for (const api of apis) await api.stop();
  await product.stop();
}
