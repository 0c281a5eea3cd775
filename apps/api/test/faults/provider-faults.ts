import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDns } from '@workspace/sandbox/dns';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { openNetworkChecks } from '../../src/adapters/network-checks.ts';
import { connectDatabase } from '../../src/database/orm.ts';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { retryWhileUnreachable } from '../../src/database/retry-while-unreachable.ts';
import { parseLimits } from '../../src/features/mail-providers/parse-limits.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { beginSending } from '../../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { prepareLedger } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';
import { createBigCampaign } from '../sending/create-big-campaign.ts';
import type { WorkerOrders } from '../sending/worker-process.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { countOutcomes } from './count-outcomes.ts';
import { configuredLimits, stallingProvider, testProviders } from './provider-limits.ts';
import { causedByPace, reportOf, sharesOf, startSink, type Sink } from './provider-sinks.ts';
import type { SinkReport, Trouble } from './provider-sinks-process.ts';
import { randomFrom } from './random.ts';

/**
 * Sends a campaign to twenty providers with different limits, at first without faults, then with other replies, killed
 * and restarted workers and restarts of the database. No reply may be caused by our own pace, each recipient is
 * accounted for, and without faults each provider gets nine tenths of what its limits allow. At last one provider never
 * responds: the others get at least 95 % of the rate that they got without faults.
 */
/** The time that each provider needs for its recipients. */
const seconds = Number(process.argv[3] ?? 100);
/** A part to run alone: `faults`, or `replies` without kills and restarts. */
const part = process.argv[4];
const kills = 30;
const restarts = 2;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const random = randomFrom(seed);

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
await chmod(folder, 0o711);
const where = { dataDir: join(folder, 'postgres'), port: await freePort() };
let postgres = await startPostgres(where);
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');
const newEm = () => orm.em.fork();
const dns = await startDns(
  Object.fromEntries(
    testProviders.map(({ domain, host }) => [domain, { MX: [{ preference: 10, exchange: `mx1.${host}` }] }]),
  ),
);

async function startWorker({ port }: Sink): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../sending/worker-process.ts'));
  const orders: WorkerOrders = {
    databaseUrl: postgres.url,
    smtpPort: port,
    connections: 60,
    window: 50,
    perSecond: 0,
    retrySeconds: 3,
    maxRetrySeconds: 5,
    limits: configuredLimits,
  };
  child.send(orders);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

const query = <Row>(sql: string, values: unknown[] = []) =>
  retryWhileUnreachable(() => newEm().execute<Row[]>(sql, values));
const statusOf = async (id: string) =>
  (await query<{ status: string }>('select status from newsletter_campaigns where id = ?', [id]))[0]!.status;

/** Starts a campaign that each provider can take in about `seconds`. */
async function begin(): Promise<{ id: string; recipients: number }> {
  let recipients = 0;
  const shares = testProviders.map(({ domain, perSecond }) => {
    const from = recipients;
    recipients += Math.round(perSecond * seconds);
    return { domain, from, to: recipients };
  });
  const { id, emailListId } = await createBigCampaign(newEm(), recipients);
  await newEm().execute(
    `update email_list_subscribers e set email = split_part(e.email, '@', 1) || '@' || s.domain
     from jsonb_to_recordset(?::jsonb) as s (domain text, "from" integer, "to" integer),
       (select id, row_number() over (order by id) - 1 as n from email_list_subscribers where email_list_id = ?) p
     where p.id = e.id and p.n >= s."from" and p.n < s."to"`,
    [JSON.stringify(shares), emailListId],
  );
  const { resolve } = openNetworkChecks({ smtpUrl: '', transports: [], dnsServers: [dns.server] });
  const settings = { ...testMailSettings, groupsByProvider: true };
  await beginSending(newEm(), id, settings, { people: recipients, secondsToUndo: 0 });
  await prepareLedger(newEm, id, { grouping: { ...shapingOf(parseLimits(configuredLimits)!), resolve } });
  return { id, recipients };
}

/** Kills and restarts workers in turn, and sometimes stops the database. */
async function causeFailures(workers: ChildProcess[], sink: Sink, id: string): Promise<void> {
  const restartAt = new Set(
    Array.from({ length: restarts }, (_, index) => Math.floor(((index + random()) * kills) / restarts)),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(500 + random() * 2_500);
    if ((await statusOf(id)) === 'sent') throw new Error(`the campaign was sent after ${kill} kills: too fast`);
    const which = Math.floor(random() * workers.length);
    const ended = once(workers[which]!, 'exit');
    // A release restarts workers in this way; the others are killed.
    workers[which]!.kill(kill % 3 === 0 ? 'SIGTERM' : 'SIGKILL');
    await Promise.race([ended, sleep(10_000)]);
    workers[which]!.kill('SIGKILL');
    if (restartAt.has(kill)) {
      await postgres.stop();
      await sleep(random() * 3_000);
      postgres = await startPostgres(where);
    }
    workers[which] = await startWorker(sink);
    workers[which].send('sweep');
  }
}

async function untilSent(id: string, workers: ChildProcess[], minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  while ((await statusOf(id)) !== 'sent') {
    if (Date.now() > end) throw new Error(`not sent within ${minutes} minutes`);
    workers[0]?.send('sweep');
    await sleep(1_000);
  }
}

/** Starts a sink and two workers on it for a campaign. */
async function withWorkers<T>(trouble: Trouble, work: (sink: Sink, workers: ChildProcess[]) => Promise<T>): Promise<T> {
  const sink = await startSink(seed, trouble);
  const workers = await Promise.all([startWorker(sink), startWorker(sink)]);
  try {
    return await work(sink, workers);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    sink.child.disconnect();
  }
}

/** Sends a campaign to its end. Returns the shares of the limits, and adds to `wrong`. */
const sendAll = (trouble: 'none' | 'replies', wrong: string[]): Promise<number[]> =>
  withWorkers(trouble, async (sink, workers) => {
    const { id, recipients } = await begin();
    const startedAt = Date.now();
    workers[0]!.send('sweep');
    if (trouble === 'replies' && part !== 'replies') await causeFailures(workers, sink, id);
    await untilSent(id, workers, 30);
    const report = await reportOf(sink);
    const outcomes = await countOutcomes(newEm(), id, { recipients, taken: new Map(report.taken) });
    const shares = sharesOf(report);
    const least = Math.min(...shares);
    console.log(
      `${trouble === 'none' ? 'without' : 'with'} faults: ${recipients} recipients, ${((Date.now() - startedAt) / 1_000).toFixed(0)} s`,
    );
    console.table({
      ...outcomes.counts,
      'caused by our pace': causedByPace(report),
      'lowest share of a limit': least.toFixed(2),
    });
    wrong.push(...outcomes.wrong);
    if (causedByPace(report) > 0) wrong.push(`${causedByPace(report)} replies were caused by our own pace`);
    if (trouble === 'none' && least < 0.9) wrong.push(`a provider got ${least} of its limit`);
    return shares;
  });

/** Sends to all while one provider stalls, until the others have everything, and compares their rates with `clean`. */
const sendBesideStalled = (clean: readonly number[], wrong: string[]): Promise<void> =>
  withWorkers('stall', async (sink, workers) => {
    await begin();
    workers[0]!.send('sweep');
    const end = Date.now() + 15 * 60_000;
    const isComplete = ({ providers }: SinkReport) =>
      testProviders.every(
        ({ domain, perSecond }) =>
          domain === stallingProvider.domain || providers[domain]!.accepted >= Math.round(perSecond * seconds),
      );
    let report = await reportOf(sink);
    while (!isComplete(report)) {
      if (Date.now() > end) throw new Error('the other providers did not get everything within 15 minutes');
      await sleep(1_000);
      workers[0]!.send('sweep');
      report = await reportOf(sink);
    }
    const ratios = sharesOf(report)
      .slice(0, testProviders.indexOf(stallingProvider))
      .map((share, index) => share / clean[index]!);
    console.log(`beside a stalled provider: the others got ${Math.min(...ratios).toFixed(2)} or more of their rate`);
    if (Math.min(...ratios) < 0.95) wrong.push(`a stalled provider left another ${Math.min(...ratios)} of its rate`);
    if (causedByPace(report) > 0) wrong.push(`${causedByPace(report)} replies were caused by our own pace`);
  });

try {
  console.log(`seed ${seed}: 20 providers, ${kills} kills, ${restarts} restarts of the database`);
  const wrong: string[] = [];
  const clean = part ? undefined : await sendAll('none', wrong);
  await sendAll('replies', wrong);
  if (clean) await sendBesideStalled(clean, wrong);
  for (const message of wrong.slice(0, 20)) console.log(message);
  console.log(wrong.length === 0 ? 'Everybody is accounted for.' : `${wrong.length} faults (seed ${seed}).`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await dns.stop();
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
