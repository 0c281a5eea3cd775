import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../../src/database/orm.ts';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { retryWhileUnreachable } from '../../src/database/retry-while-unreachable.ts';
import { resend } from '../../src/features/newsletter-deliveries/resend.ts';
import { beginCampaign } from '../sending/begin-campaign.ts';
import { createBigCampaign } from '../sending/create-big-campaign.ts';
import type { WorkerOrders } from '../sending/worker-process.ts';
import { countOutcomes } from './count-outcomes.ts';
import { randomFrom } from './random.ts';

/**
 * Runs a campaign through all faults: workers killed at random moments, the database stopped and started, a mail
 * server that fails in every way. In the end each recipient is accounted for, and none got it twice.
 */
const recipients = 20_000;
const kills = 30;
const restarts = 2;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
console.log(`seed ${seed}: ${recipients} recipients, ${kills} kills, ${restarts} restarts of the database`);

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
await chmod(folder, 0o711);
const where = { dataDir: join(folder, 'postgres'), port: await freePort() };
let postgres = await startPostgres(where);
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');
const sink = fork(join(import.meta.dirname, 'faulty-sink-process.ts'));
sink.send(seed);
const [smtpPort] = (await once(sink, 'message')) as [number];

async function startWorker(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../sending/worker-process.ts'));
  const orders: WorkerOrders = {
    databaseUrl: postgres.url,
    smtpPort,
    connections: 8,
    window: 25,
    perSecond: 200,
    retrySeconds: 3,
    maxRetrySeconds: 2,
  };
  child.send(orders);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

const query = <Row>(sql: string, values: unknown[] = []) =>
  retryWhileUnreachable(() => orm.em.fork().execute<Row[]>(sql, values));
const statusOf = async (id: string) =>
  (await query<{ status: string }>('select status from newsletter_campaigns where id = ?', [id]))[0]!.status;

/** Kills a worker, and sometimes stops the database. */
async function causeFailures(workers: ChildProcess[], id: string): Promise<void> {
  const restartAt = new Set(
    Array.from({ length: restarts }, (_, index) => Math.floor(((index + random()) * kills) / restarts)),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(500 + random() * 2_500);
    if ((await statusOf(id)) === 'sent') throw new Error(`the campaign was sent after ${kill} kills: too fast`);
    const which = Math.floor(random() * workers.length);
    workers[which]!.kill('SIGKILL');
    if (restartAt.has(kill)) {
      await postgres.stop();
      await sleep(random() * 3_000);
      postgres = await startPostgres(where);
    }
    workers[which] = await startWorker();
    workers[which].send('sweep');
  }
}

async function untilSent(id: string, [worker]: ChildProcess[], minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  while ((await statusOf(id)) !== 'sent') {
    if (Date.now() > end) throw new Error(`not sent within ${minutes} minutes`);
    worker?.send('sweep');
    await sleep(1_000);
  }
}

async function countAccepted(): Promise<Map<string, number>> {
  sink.send('report');
  return new Map(((await once(sink, 'message')) as [[string, number][]])[0]);
}

const startedAt = Date.now();
const workers = await Promise.all([startWorker(), startWorker()]);
try {
  const { id } = await createBigCampaign(orm.em.fork(), recipients);
  await beginCampaign(() => orm.em.fork(), id);
  workers[0].send('sweep');
  await causeFailures(workers, id);
  await untilSent(id, workers, 5);
  const before = await countOutcomes(orm.em.fork(), id, { recipients, taken: await countAccepted() });
  const resent = await resend(orm.em.fork(), id, { status: 'uncertain', ids: undefined, by: 'ada@lanesight.ai' });
  workers[0].send('sweep');
  await untilSent(id, workers, 2);
  const after = await countOutcomes(orm.em.fork(), id, { recipients, taken: await countAccepted() });
  console.table({
    'after the trouble': before.counts,
    [`after ${resent} were sent once more by choice`]: after.counts,
  });
  console.log(`${((Date.now() - startedAt) / 1_000).toFixed(0)} s`);
  const wrong = [...before.wrong, ...after.wrong];
  for (const message of wrong.slice(0, 20)) console.log(message);
  console.log(
    wrong.length === 0
      ? 'Everybody is accounted for.'
      : `${wrong.length} recipients are not accounted for (seed ${seed}).`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  for (const worker of workers) worker.kill('SIGKILL');
  sink.disconnect();
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
