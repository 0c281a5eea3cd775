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
import { configuredLimits, testProviders } from './provider-limits.ts';
import type { SinkReport } from './provider-sinks-process.ts';
import { randomFrom } from './random.ts';

/**
 * Sends a campaign to twenty providers with different limits, at first without faults, then with other replies, killed
 * and restarted workers and restarts of the database. No reply may be caused by our own pace, each recipient is
 * accounted for, and without faults each provider gets nine tenths of what its limits allow.
 */
/** The time that each provider needs for its recipients. */
const seconds = Number(process.argv[3] ?? 100);
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

interface Sink {
  child: ChildProcess;
  port: number;
}

async function startSink(isFailing: boolean): Promise<Sink> {
  const child = fork(join(import.meta.dirname, 'provider-sinks-process.ts'));
  child.send({ seed, failing: isFailing });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

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

async function run(name: string, isFailing: boolean): Promise<string[]> {
  const sink = await startSink(isFailing);
  const workers = await Promise.all([startWorker(sink), startWorker(sink)]);
  try {
    const { id, recipients } = await begin();
    const startedAt = Date.now();
    workers[0].send('sweep');
    if (isFailing) await causeFailures(workers, sink, id);
    await untilSent(id, workers, 15);
    sink.child.send('report');
    const [{ taken, providers }] = (await once(sink.child, 'message')) as [SinkReport];
    const { counts, wrong } = await countOutcomes(newEm(), id, { recipients, taken: new Map(taken) });
    const shares = testProviders.map(({ domain, perSecond }) => {
      const { accepted, firstAt, lastAt } = providers[domain]!;
      return accepted / ((perSecond * (lastAt - firstAt)) / 1_000);
    });
    const ofOurPace = Object.values(providers).reduce((sum, { tooMany, tooFast }) => sum + tooMany + tooFast, 0);
    console.log(`${name}: ${recipients} recipients, ${((Date.now() - startedAt) / 1_000).toFixed(0)} s`);
    console.table({
      ...counts,
      'caused by our pace': ofOurPace,
      'lowest share of a limit': Math.min(...shares).toFixed(2),
    });
    if (ofOurPace > 0) wrong.push(`${ofOurPace} replies were caused by our own pace`);
    if (!isFailing && Math.min(...shares) < 0.9) wrong.push(`a provider got ${Math.min(...shares)} of its limit`);
    return wrong;
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    sink.child.disconnect();
  }
}

try {
  console.log(`seed ${seed}: 20 providers, ${kills} kills, ${restarts} restarts of the database`);
  const wrong = [...(await run('without faults', false)), ...(await run('with faults', true))];
  for (const message of wrong.slice(0, 20)) console.log(message);
  console.log(wrong.length === 0 ? 'Everybody is accounted for.' : `${wrong.length} faults (seed ${seed}).`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await dns.stop();
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
