import { createWriteStream, openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@workspace/sandbox/postgres';
import { copyInto } from '../apps/api/src/database/copy-into.ts';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { inTransaction } from '../apps/api/src/database/in-transaction.ts';
import { makeDatabase, startApiOn } from './own-api.ts';
import { median } from './statistics.ts';

/**
 * Measures an import, from the first byte of the upload to the receipt, beside COPY of the same clean rows into an
 * empty table of the same shape, and its effect on other requests.
 */
const people = Number(process.argv[2] ?? 1_000_000);
const rounds = 3;

/** In random order, as lists are. */
function* lines(separator: string, before = ''): Generator<string> {
  for (let from = 0; from < people; from += 1_000) {
    const some = Array.from(
      { length: Math.min(1_000, people - from) },
      (_, index) => ((from + index) * 7_919) % people,
    );
    yield some
      .map(
        (n) => `${before}${[`person${n}@example${n % 50}.com`, `Anna${n % 100}`, `Müller${n % 77}`].join(separator)}\n`,
      )
      .join('');
  }
}

async function* file() {
  yield 'email,first_name,last_name\n';
  yield* lines(',');
}

const folder = await mkdtemp(join(tmpdir(), 'import-'));
const path = join(folder, 'people.csv');
await pipeline(Readable.from(file()), createWriteStream(path));
const postgres = await startPostgres();
const url = await makeDatabase(postgres.url, 'imports');
const api = await startApiOn(url, 'all');
const orm = await connectDatabase(url);
const headers = { cookie: api.cookie, 'sec-fetch-site': 'same-origin', accept: 'application/json' };

async function callApi<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(api.origin + path, { ...init, headers: { ...headers, ...init.headers } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function newList(): Promise<string> {
  const { emailList } = await callApi<{ emailList: { id: string } }>('/api/email-lists', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Everybody' }),
  });
  return emailList.id;
}

/** Measures COPY into an empty table with the same columns, keys and indexes, in seconds. */
async function secondsOfCopy(): Promise<number> {
  const listId = await newList();
  await api.sql('drop table if exists floor');
  await api.sql('create table floor (like email_list_subscribers including all)');
  await api.sql('alter table floor add foreign key (email_list_id) references email_lists on delete cascade');
  const startedAt = performance.now();
  await inTransaction(orm, (client) =>
    copyInto(client, 'floor (email_list_id, email, first_name, last_name)', lines('\t', `${listId}\t`)),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  await api.sql('drop table floor');
  return seconds;
}

/** Measures the seconds from the upload to the receipt, and of the upload and its check alone. */
async function secondsOfImport(listId: string): Promise<{ whole: number; checked: number }> {
  const form = new FormData();
  form.set('file', await openAsBlob(path, { type: 'text/csv' }), 'people.csv');
  const startedAt = performance.now();
  const { subscriberImport } = await callApi<{ subscriberImport: { id: string } }>(
    `/api/email-lists/${listId}/imports`,
    { method: 'POST', body: form },
  );
  const checked = (performance.now() - startedAt) / 1_000;
  await callApi(`/api/subscriber-imports/${subscriberImport.id}/start`, { method: 'POST' });
  for (;;) {
    const { subscriberImport: now } = await callApi<{
      subscriberImport: { status: string; counts: { added: number } };
    }>(`/api/subscriber-imports/${subscriberImport.id}`);
    if (now.status === 'done' && now.counts.added === people) break;
    if (now.status !== 'importing') throw new Error(JSON.stringify(now));
    await sleep(50);
  }
  return { whole: (performance.now() - startedAt) / 1_000, checked };
}

/** Measures other requests meanwhile, in milliseconds: one starts every 20 ms, however long the previous ones take. */
async function measureWaits<T>(work: Promise<T>): Promise<{ result: T; waits: number[] }> {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  const calls: Promise<number>[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    calls.push(callApi('/api/email-lists').then(() => performance.now() - startedAt));
    await sleep(20);
  }
  return { result: await done, waits: await Promise.all(calls) };
}

const peakMegabytes = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))![1]) / 1_024;
const p99 = (waits: number[]) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;

const floor: number[] = [];
const imports: { whole: number; checked: number }[] = [];
const waits: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  floor.push(await secondsOfCopy());
  const listId = await newList();
  const { result, waits: felt } = await measureWaits(secondsOfImport(listId));
  await api.sql('delete from email_lists where id = ?', [listId]);
  await api.sql('vacuum email_list_subscribers');
  imports.push(result);
  waits.push(...felt);
}
const [copy, whole] = [median(floor), median(imports.map((one) => one.whole))];
console.table([
  {
    people,
    'COPY s': copy.toFixed(1),
    'import s': whole.toFixed(1),
    'of it checked s': median(imports.map(({ checked }) => checked)).toFixed(1),
    'rate beside COPY': (copy / whole).toFixed(2),
    'peak MB': Math.round(peakMegabytes()),
    'other calls ms': median(waits).toFixed(1),
    'their p99 ms': p99(waits).toFixed(0),
    load: loadavg()[0]!.toFixed(1),
  },
]);

await orm.close();
await api.stop();
await postgres.stop();
await rm(folder, { recursive: true });
