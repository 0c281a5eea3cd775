import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../../src/database/orm.ts';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { startQueueClient } from '../../src/jobs/jobs.ts';
import { beginCampaign } from '../sending/begin-campaign.ts';
import { createBigCampaign } from '../sending/create-big-campaign.ts';
import { countOutcomes } from './count-outcomes.ts';
import { ApiWorker } from './api-worker.ts';

/**
 * Two workers of the product, each stopped by SIGTERM or killed during a campaign, and started again. A restart leaves
 * no recipient uncertain; a kill leaves at most two per connection uncertain. None is missing or gets two.
 */
interface Case {
  signal: 'SIGTERM' | 'SIGKILL';
  /** Response time of the mail server, in seconds. */
  delay: number;
  recipients: number;
  connections: number;
  /** The number of times that each worker is ended. */
  times: number;
}

const cases: Case[] = [
  { signal: 'SIGTERM', delay: 0.2, recipients: 3_000, connections: 10, times: 1 },
  { signal: 'SIGTERM', delay: 1, recipients: 3_000, connections: 40, times: 1 },
  { signal: 'SIGTERM', delay: 5, recipients: 3_000, connections: 60, times: 1 },
  { signal: 'SIGKILL', delay: 0.05, recipients: 40_000, connections: 10, times: 2 },
  { signal: 'SIGKILL', delay: 0.2, recipients: 10_000, connections: 10, times: 2 },
  { signal: 'SIGKILL', delay: 1, recipients: 4_000, connections: 40, times: 1 },
];
const [only] = process.argv.slice(2);

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');
const quiet = { info: () => {}, debug: () => {}, error: () => {} };
const queue = await startQueueClient(postgres.url, quiet as never);

const one = async <Row>(sql: string, id: string) => (await orm.em.fork().execute<Row[]>(sql, [id]))[0]!;
const countOf = async (rows: string, id: string) =>
  (await one<{ count: number }>(`select count(*)::int as count from ${rows} and campaign_id = ?`, id)).count;
const uncertain = (id: string) => countOf(`newsletter_deliveries where status = 'uncertain'`, id);
const openBatches = (id: string) => countOf('newsletter_batches where done_at is null', id);

/** Counts claims older than a moment: soon only those of an ended worker, until another takes over its batches. */
const claimedBefore = async (id: string, moment: Date) =>
  (
    await orm.em.fork().execute<{ count: number }[]>(
      `select count(*)::int as count from newsletter_deliveries
         where campaign_id = ? and status = 'handing' and changed_at < ?`,
      [id, moment],
    )
  )[0]!.count;

/**
 * Ends each worker in turn. Resolves with the longest stop in seconds, and the most recipients that one end left
 * uncertain.
 */
async function endEach(workers: ApiWorker[], id: string, { signal, times, delay }: Case) {
  let [ends, longest, most] = [0, 0, 0];
  while ((await countOf(`newsletter_deliveries where status = 'handed_over'`, id)) < 200) await sleep(100);
  for (const worker of Array.from({ length: times }, () => workers).flat()) {
    await sleep(signal === 'SIGKILL' ? 8_000 : 4_000);
    if ((await openBatches(id)) === 0) break;
    ends += 1;
    const before = await uncertain(id);
    const seconds = await worker.end(signal);
    longest = Math.max(longest, seconds);
    const { now } = await one<{ now: Date }>('select now() as now where ?::text is not null', id);
    await worker.start();
    // A worker that stops in order has stored every outcome by then.
    while (signal === 'SIGKILL' && (await claimedBefore(id, now)) > 0) await sleep(200);
    const left = (await uncertain(id)) - before;
    most = Math.max(most, left);
    console.log(`${signal}, answers in ${delay} s: ended after ${seconds.toFixed(1)} s, ${left} uncertain`);
  }
  return { ends, longest, most };
}

async function runCase(each: Case) {
  const { signal, delay, recipients, connections } = each;
  const sink = await startMailSink({ delay: delay * 1_000 });
  const settings = {
    DATABASE_URL: postgres.url,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_CONNECTIONS: String(connections),
  };
  const workers = [new ApiWorker(settings), new ApiWorker(settings)];
  for (const worker of workers) await worker.start();
  const { id } = await createBigCampaign(orm.em.fork(), recipients);
  await beginCampaign(() => orm.em.fork(), id);
  queue.enqueue('sweep-newsletters');
  const { ends, longest, most } = await endEach(workers, id, each);
  const end = Date.now() + 5 * 60_000;
  while ((await openBatches(id)) > 0) {
    if (Date.now() > end) throw new Error('not sent within five minutes');
    await sleep(500);
  }
  const { counts, wrong } = await countOutcomes(orm.em.fork(), id, { recipients, taken: sink.taken });
  for (const worker of workers) await worker.end('SIGTERM');
  await sink.stop();
  const left = counts.uncertain ?? 0;
  const allowed = signal === 'SIGTERM' ? 0 : connections * 2;
  return {
    row: {
      ended: signal === 'SIGTERM' ? 'restarted' : 'killed',
      ends,
      'answers in s': delay,
      recipients,
      'connections a worker': connections,
      'longest stop s': longest.toFixed(1),
      'handed over': counts.handed_over ?? 0,
      uncertain: left,
      'most by one end': most,
      'missing of all': recipients - sink.taken.size,
      doubled: counts.duplicates,
    },
    wrong: [
      ...wrong,
      ...(ends < 2 ? ['The campaign was sent before each worker was ended'] : []),
      ...(most > allowed || (signal === 'SIGTERM' && left > 0) ? [`${left} are uncertain`] : []),
    ],
  };
}

try {
  const rows = [];
  for (const each of cases.filter(({ signal }) => !only || signal === only)) {
    const { row, wrong } = await runCase(each);
    rows.push(row);
    for (const message of wrong.slice(0, 20)) console.log(message);
    if (wrong.length > 0) process.exitCode = 1;
  }
  console.table(rows);
} finally {
  await queue.close();
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
