import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgresPair } from '@workspace/sandbox/postgres-pair';
import { reportResult, resultFolder } from '../assurance/result.ts';
import { connectDatabase } from '../../apps/api/src/database/orm.ts';
import { startSwitch } from './fleet/switch.ts';
import { startFleet, type Fleet } from './fleet/start-fleet.ts';
import { brokenOf, figuresOf } from './load/figures.ts';
import { findPages } from './load/find-pages.ts';
import { describeFailure } from './load/requests.ts';
import { startCampaign } from './load/start-campaign.ts';
import { startLoad, type Load } from './load/start-load.ts';
import { secondsSince } from './load/seconds-since.ts';
import { countConfirmed, findLostWrites } from './load/writes.ts';

/**
 * Kills the primary under the load of visitors, staff and a campaign, promotes its synchronous standby, and moves the
 * address of the database there, as a cluster manager does. The product recovers by itself: no restart, no confirmed
 * write lost, nobody mailed twice.
 */
const recipients = 1_500;

/** Kills a server with all its processes, as a loss of power does. */
async function killServer(pid: number): Promise<void> {
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => [Number(name), await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')] as const),
  );
  const children = stats.filter(([, stat]) => Number(/\) \S (\d+)/.exec(stat)?.[1]) === pid).map(([child]) => child);
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

async function promote(url: string): Promise<void> {
  const orm = await connectDatabase(url);
  await orm.em.fork().execute('select pg_promote()');
  await orm.close();
}

/** Resolves with the seconds from a moment to the next confirmed write. */
async function untilWritten(load: Load, since: number): Promise<number> {
  const before = countConfirmed(load.written);
  while (countConfirmed(load.written) === before) {
    if (performance.now() - since > 90_000)
      throw new Error(`No write for 90 s: ${load.requests.failures.at(-1)?.reason}`);
    await sleep(20);
  }
  return secondsSince(since);
}

async function drill(
  fleet: Fleet,
  pair: Awaited<ReturnType<typeof startPostgresPair>>,
  address: Awaited<ReturnType<typeof startSwitch>>,
) {
  const { orm, cookie, balancers } = fleet;
  const load = startLoad({ origin: balancers.site.origin, cookie, pages: await findPages(orm), visitors: 3, staff: 3 });
  const campaign = await startCampaign(fleet, recipients);
  while (countConfirmed(load.written) < 15) await sleep(200);
  const failedBefore = load.requests.failures.length;
  const killedAt = performance.now();
  await killServer(pair.primary.pid);
  await promote(pair.standby.url);
  const promoted = secondsSince(killedAt);
  address.moveTo(pair.standby.port);
  const recovered = await untilWritten(load, killedAt);
  await sleep(5_000);
  const settled = load.requests.failures.length;
  await sleep(10_000);
  await load.stop();
  const late = load.requests.failures.slice(settled);
  const deliveries = await campaign.finish();
  const writes = await findLostWrites(orm, load.written);
  reportResult({
    name: 'failover',
    title: 'Loss of the primary with a synchronous standby',
    command: 'npm run drill:failover',
    figures: {
      'promoted after s': promoted,
      'first confirmed write after s': recovered,
      ...figuresOf(load.requests, writes, deliveries),
      'failed before': failedBefore,
      'failed later than 5 s after the first write': late.length,
    },
    broken: [...brokenOf(writes, deliveries), ...late.map(describeFailure)],
  });
}

const folder = await mkdtemp(join(tmpdir(), 'drill-'));
await chmod(folder, 0o711);
const pair = await startPostgresPair(folder, { isSynchronous: true });
const address = await startSwitch(pair.primary.port);
try {
  const url = Object.assign(new URL(pair.primary.url), { port: String(address.port) }).href;
  const logs = join(resultFolder, 'logs/failover');
  const fleet = await startFleet({ count: 1, mailDelay: 100, logs, databaseUrl: url });
  try {
    await drill(fleet, pair, address);
  } finally {
    await fleet.stop();
  }
} finally {
  await address.stop();
  await Promise.all([pair.standby.stop(), pair.primary.stop()]);
  await rm(folder, { recursive: true, force: true });
}
