import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDns } from '@workspace/sandbox/dns';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { openNetworkChecks } from '../apps/api/src/adapters/network-checks.ts';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../apps/api/src/database/prepare-database.ts';
import { shapingOf } from '../apps/api/src/features/mail-providers/shaping.ts';
import { beginCampaign } from '../apps/api/test/sending/begin-campaign.ts';
import { createBigCampaign } from '../apps/api/test/sending/create-big-campaign.ts';
import type { PoolOrders } from '../apps/api/test/sending/pool-process.ts';
import type { WorkerOrders } from '../apps/api/test/sending/worker-process.ts';
import { serverNodeOptions } from '../tools/start/server-settings.ts';
import { readBenchSizes } from './sizes.ts';
import { median } from './statistics.ts';

/**
 * Measures a campaign with its ledger beside nodemailer's own pool, which sends composed messages to the same server
 * in the same run. To a list, and to a segment with emails paced by provider; one and two workers; the memory of a
 * worker with ten and a hundred times the recipients.
 */
const { recipients, rounds, memoryOf } = readBenchSizes();
const connections = 10;
/** Response time of a remote server, in milliseconds. */
const slowAnswer = 20;

const processes = join(import.meta.dirname, '../apps/api/test/sending');
// The options with which the product starts the sending process.
const options = { execArgv: serverNodeOptions };
const start = (name: string, ...args: string[]): ChildProcess => fork(join(processes, `${name}.ts`), args, options);
const stop = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
// A durable database, as in production: commits are flushed to disk.
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');
const dns = await startDns({ 'example.org': { MX: [{ preference: 1, exchange: 'mx.example.org' }] } });
const { resolve } = openNetworkChecks({ smtpUrl: '', transports: [], dnsServers: [dns.server] });
interface Sink {
  process: ChildProcess;
  smtpPort: number;
}

async function startSink(...args: string[]): Promise<Sink> {
  const child = start('sink-process', ...args);
  const [smtpPort] = (await once(child, 'message')) as [number];
  return { process: child, smtpPort };
}

const fast = await startSink();
const slow = await startSink(String(slowAnswer));

async function countAccepted(sink: Sink): Promise<number> {
  sink.process.send('count');
  return ((await once(sink.process, 'message')) as [number])[0];
}

async function pool(messages: number): Promise<number> {
  const child = start('pool-process');
  child.send({ smtpPort: fast.smtpPort, connections, messages } satisfies PoolOrders);
  const [{ seconds }] = (await once(child, 'message')) as [{ seconds: number }];
  await stop(child);
  await countAccepted(fast);
  return messages / seconds;
}

async function worker({ smtpPort }: Sink, isPaced: boolean): Promise<ChildProcess> {
  const child = start('worker-process');
  const orders = {
    smtpPort,
    connections,
    window: connections * 10,
    perSecond: 0,
    retrySeconds: 60,
    maxRetrySeconds: 60,
    ...(isPaced && { limits: [] }),
  };
  child.send({ databaseUrl: postgres.url, ...orders } satisfies WorkerOrders);
  await once(child, 'message');
  return child;
}

const rssOf = async (child: ChildProcess): Promise<number> => {
  child.send('memory');
  return ((await once(child, 'message')) as [{ rss: number }])[0].rss / 2 ** 20;
};

/** Sends a campaign to a segment with everybody in place of its list. */
const toSegment = (id: string) =>
  orm.em.fork().execute(
    `with segment as (insert into segments (name, rules) values ('Everybody', ?::jsonb) returning id)
     update newsletter_campaigns set email_list_id = null, segment_ids = array(select id from segment) where id = ?`,
    [JSON.stringify({ any: [{ field: 'email', contains: '@' }] }), id],
  );

/** Measures from the call to the last outcome in the ledger. */
async function campaign(
  messages: number,
  workers: number,
  { sink = fast, tracksClicks = false, isPaced = false } = {},
) {
  const em = orm.em.fork();
  const { id, emailListId } = await createBigCampaign(em, messages, { tracksClicks });
  if (isPaced) await toSegment(id);
  const children = await Promise.all(Array.from({ length: workers }, () => worker(sink, isPaced)));
  const startedAt = performance.now();
  await beginCampaign(() => orm.em.fork(), id, isPaced ? { ...shapingOf(new Map()), resolve } : undefined);
  const ledger = performance.now() - startedAt;
  children[0]!.send('sweep');
  let most = 0;
  for (;;) {
    const [row] = await em.execute<[{ open: number }]>(
      'select count(*)::int as open from newsletter_batches where campaign_id = ? and done_at is null',
      [id],
    );
    if (row.open === 0) break;
    most = Math.max(most, await rssOf(children[0]!));
    await sleep(100);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const count = await countAccepted(sink);
  if (count !== messages) throw new Error(`${count} of ${messages} messages were taken`);
  for (const child of children) await stop(child);
  await em.execute('delete from newsletter_campaigns where id = ?', [id]);
  await em.execute('delete from email_lists where id = ?', [emailListId]);
  return { rate: messages / seconds, ledgerSeconds: ledger / 1_000, most };
}

async function comparePool(): Promise<void> {
  const rates = {
    pool: [] as number[],
    one: [] as number[],
    counted: [] as number[],
    paced: [] as number[],
    two: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    rates.pool.push(await pool(recipients));
    const one = await campaign(recipients, 1);
    rates.one.push(one.rate);
    rates.counted.push((await campaign(recipients, 1, { tracksClicks: true })).rate);
    rates.paced.push((await campaign(recipients, 1, { isPaced: true })).rate);
    rates.two.push((await campaign(recipients, 2)).rate);
    const said = Object.entries(rates).map(([way, each]) => `${way} ${Math.round(each.at(-1)!)}/s`);
    console.log(`round ${round + 1}: ${said.join(', ')}; ledger written in ${one.ledgerSeconds.toFixed(2)} s`);
  }
  const reference = median(rates.pool);
  const ways = {
    "nodemailer's pool": rates.pool,
    'campaign, one worker': rates.one,
    'the same, clicks counted': rates.counted,
    'to a segment, paced by provider': rates.paced,
    'campaign, two workers': rates.two,
  };
  console.table(
    Object.entries(ways).map(([way, each]) => ({
      way,
      'messages/s, median': Math.round(median(each)),
      least: Math.round(Math.min(...each)),
      most: Math.round(Math.max(...each)),
      'of the pool': (median(each) / reference).toFixed(2),
    })),
  );
  const [one, two] = [await campaign(10_000, 1, { sink: slow }), await campaign(10_000, 2, { sink: slow })];
  console.log(
    `A server that answers in ${slowAnswer} ms: one worker ${Math.round(one.rate)}/s, two ${Math.round(two.rate)}/s, ${(two.rate / one.rate).toFixed(2)} times`,
  );
}

try {
  if (rounds > 0) await comparePool();
  for (const messages of memoryOf)
    console.log(`${messages} recipients: worker at most ${Math.round((await campaign(messages, 1)).most)} MB`);
} finally {
  fast.process.disconnect();
  slow.process.disconnect();
  await dns.stop();
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
