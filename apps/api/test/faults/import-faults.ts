import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../../src/database/orm.ts';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { retryWhileUnreachable } from '../../src/database/retry-while-unreachable.ts';
import { inTransaction } from '../../src/database/in-transaction.ts';
import { dropStaleStages } from '../../src/features/subscriber-imports/stage-table.ts';
import { applyRule } from '../apply-retention-rule.ts';
import type { ImportOrders } from './import-process.ts';
import { randomFrom } from './random.ts';

/**
 * Imports that are killed at random moments, during the upload, the check and the import itself, sometimes with the
 * database stopped as well. The list is unchanged or complete at every moment, and complete once the work is done.
 */
const people = 60_000;
const kills = 20;
const restartEvery = 7;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
console.log(`seed ${seed}: ${kills} kills of imports of ${people} people`);

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
await chmod(folder, 0o711);
const file = join(folder, 'people.csv');
await writeFile(
  file,
  ['email', ...Array.from({ length: people }, (_, n) => `person${(n * 7_919) % people}@example.com`)].join('\n'),
);
const where = { dataDir: join(folder, 'postgres'), port: await freePort() };
let postgres = await startPostgres(where);
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');

const query = <Row>(sql: string, values: unknown[] = []) =>
  retryWhileUnreachable(() => orm.em.fork().execute<Row[]>(sql, values));

async function started(orders: Omit<ImportOrders, 'databaseUrl'>): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'import-process.ts'));
  child.send({ databaseUrl: postgres.url, ...orders });
  await once(child, 'message');
  return child;
}
const ended = async (child: ChildProcess) => void (child.exitCode ?? child.signalCode ?? (await once(child, 'exit')));

const newList = async () =>
  (await query<{ id: string }>("insert into email_lists (name) values ('Everybody') returning id"))[0]!.id;

/** Returns the subscribers of a list, as counted and as stored in its count. */
async function onList(id: string): Promise<{ rows: number; kept: number; states: string[] }> {
  const [counted] = await query<{ rows: number; kept: number; states: string[] }>(
    `select (select count(*)::int from email_list_subscribers where email_list_id = l.id) as rows,
       subscriber_count as kept,
       array(select status from subscriber_imports where email_list_id = l.id) as states
     from email_lists l where id = ?`,
    [id],
  );
  return counted!;
}

const wrong: string[] = [];
const seen = new Map<string, number>();
const isEither = ({ rows, kept }: { rows: number; kept: number }) => rows === kept && (rows === 0 || rows === people);

/** Measures an undisturbed import, in milliseconds. */
async function importWithoutKills(): Promise<number> {
  const emailListId = await newList();
  const child = await started({ upload: { emailListId, file } });
  const startedAt = performance.now();
  await ended(child);
  const { rows } = await onList(emailListId);
  if (rows !== people) throw new Error(`an import that nobody disturbed added ${rows}`);
  return performance.now() - startedAt;
}

async function importWithKills(kill: number, span: number): Promise<void> {
  const emailListId = await newList();
  const child = await started({ upload: { emailListId, file } });
  await sleep(random() * span);
  child.kill('SIGKILL');
  await ended(child);
  if (kill % restartEvery === 0) {
    await postgres.stop();
    postgres = await startPostgres(where);
  }
  const after = await onList(emailListId);
  const state = after.states[0] ?? 'nothing stored';
  seen.set(state, (seen.get(state) ?? 0) + 1);
  if (!isEither(after)) wrong.push(`kill ${kill}: ${JSON.stringify(after)}`);
  const finished = await doneAfter(emailListId);
  const isRight = after.states.length > 0 && state !== 'checked' ? finished.rows === people : finished.rows === 0;
  if (!isEither(finished) || !isRight) wrong.push(`kill ${kill}, done after: ${JSON.stringify(finished)}`);
}

/**
 * Returns the list after other processes completed the work; the database may need a moment to notice that the first
 * process died.
 */
async function doneAfter(emailListId: string) {
  for (let tries = 1; ; tries += 1) {
    await ended(await started({}));
    const finished = await onList(emailListId);
    if (!finished.states.includes('importing') || tries === 5) return finished;
    await sleep(1_000);
  }
}

const startedAt = Date.now();
try {
  const span = Math.max(await importWithoutKills(), await importWithoutKills()) * 1.1;
  for (let kill = 1; kill <= kills; kill += 1) await importWithKills(kill, span);
  await applyRule(orm.em.fork(), 'undecided-imports', new Date(Date.now() + 30 * 86_400_000));
  await inTransaction(orm, dropStaleStages);
  const left = await query("select from pg_tables where tablename like 'import\\_stage\\_%'");
  if (left.length > 0) wrong.push(`${left.length} tables of files that were read are left`);
  console.table(Object.fromEntries(seen));
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(0)} s`);
  for (const message of wrong) console.log(message);
  console.log(wrong.length === 0 ? 'Every list was as it was or complete.' : `${wrong.length} faults (seed ${seed}).`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
