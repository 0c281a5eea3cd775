import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { countAudience } from '../apps/api/src/features/newsletter-campaigns/audience/count-audience.ts';
import { audienceOf } from '../apps/api/src/features/newsletter-campaigns/audience/audience.ts';
import { addressOf, fillCurves } from './fill-curves.ts';
import { makeDatabase, startApiOn } from './own-api.ts';
import { median } from './statistics.ts';

/**
 * Measures how calls of staff grow with the data: up to 10,000,000 subscribers and 50,000,000 rows of the ledger. Each
 * size has a database of its own on one server; rounds alternate over the sizes. Sizes may be given on the command line.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000, 10_000_000];
const rounds = 7;

/** A quarter of a server with 16 GB. */
const settings = { shared_buffers: '4GB', maintenance_work_mem: '1GB', max_wal_size: '16GB', fsync: 'off' };

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), settings });

/** A database of one size: its calls, by name, and the bytes of a row. */
async function openSize(people: number) {
  const url = await makeDatabase(postgres.url, `people_${people}`);
  const api = await startApiOn(url, 'http');
  const startedAt = performance.now();
  const { listId, campaignId } = await fillCurves(api.sql, people);
  process.stderr.write(`${people} filled in ${Math.round((performance.now() - startedAt) / 1_000)} s\n`);
  const orm = await connectDatabase(url);
  const headers = { cookie: api.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(api.origin + path, { headers, ...init });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.text();
  };
  const subscribers = `/api/email-lists/${listId}/subscribers`;
  const some = Math.floor(people * 0.77);
  const list = await audienceOf(orm.em.fork(), {
    emailListId: listId,
    moreListIds: [],
    segmentIds: [],
    excludedListIds: [],
  });
  const calls: Record<string, () => Promise<unknown>> = {
    'first page of the list': () => call(subscribers),
    'far page of the list': () => call(`${subscribers}?after=person8`),
    'search for an address': () => call(`${subscribers}?search=person${some}@example`),
    'search inside addresses': () => call(`${subscribers}?search=${encodeURIComponent(`on${some}@`)}`),
    'count of a segment': () => call('/api/segments/count', { rules: { all: [{ field: 'city', is: 'Denver' }] } }),
    'count of the audience': () => countAudience(orm.em.fork(), list),
    'page of a ledger, far in': () => call(`/api/newsletter-campaigns/${campaignId}/deliveries?after=${some}`),
    'did one person get it': () => call(`/api/newsletter-deliveries?email=${encodeURIComponent(addressOf(some))}`),
    overview: () => call('/api/overview'),
  };
  const bytesOf = async (tables: string) => {
    const [row] = (await api.sql(
      `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relname ~ ? and relkind = 'r'`,
      [tables],
    )) as [{ bytes: string }];
    return Number(row.bytes);
  };
  const bytes = {
    'bytes of a subscriber': (await bytesOf('^email_list_subscribers$')) / people,
    'bytes of a ledger row': (await bytesOf('^newsletter_deliveries')) / (5 * people),
  };
  const stop = async () => {
    await orm.close();
    await api.stop();
  };
  return { people, calls, bytes, stop };
}

const opened: Awaited<ReturnType<typeof openSize>>[] = [];
try {
  for (const people of sizes) opened.push(await openSize(people));
  const times = opened.map(({ calls }) => new Map(Object.keys(calls).map((name) => [name, [] as number[]])));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { calls }] of opened.entries())
      for (const [name, call] of Object.entries(calls)) {
        const startedAt = performance.now();
        await call();
        if (round > 0) times[index]!.get(name)!.push(performance.now() - startedAt);
      }
  const columnOf = (people: number) => `${people.toLocaleString('en-US')} people, ms`;
  const rows: Record<string, Record<string, number>> = {};
  for (const [index, { people, bytes }] of opened.entries()) {
    for (const [name, all] of times[index]!) (rows[name] ??= {})[columnOf(people)] = Number(median(all).toPrecision(3));
    for (const [name, value] of Object.entries(bytes)) (rows[name] ??= {})[columnOf(people)] = Math.round(value);
  }
  console.table(rows);
  console.log(
    `medians of ${rounds} rounds; the ledger has five rows for each of the people; load ${loadavg()[0]!.toFixed(1)}`,
  );
} finally {
  for (const { stop } of opened) await stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
