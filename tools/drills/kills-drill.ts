import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportResult, resultFolder } from '../assurance/result.ts';
import { randomFrom } from '../../apps/api/test/faults/random.ts';
import type { Copy } from './fleet/copy.ts';
import { partNames, startFleet, type Fleet, type PartName } from './fleet/start-fleet.ts';
import { brokenOf, figuresOf } from './load/figures.ts';
import { findPages } from './load/find-pages.ts';
import { describeFailure, type Failure } from './load/requests.ts';
import { startCampaign } from './load/start-campaign.ts';
import { startLoad } from './load/start-load.ts';
import { findLostWrites } from './load/writes.ts';

/**
 * Kills random copies by SIGKILL for a minute, of three of each part, under the load of visitors, staff and a campaign;
 * a supervisor starts each one again. Only requests in flight on a killed copy fail, no confirmed write is lost, and
 * nobody gets a campaign twice. The last ready copy of a part is spared.
 */
const seconds = 60;
const recipients = 8_000;
const connections = 5;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);

/** Kills one copy after another. Resolves with the number of kills by part. */
async function killAtRandom({ copies, balancers }: Fleet, random: () => number): Promise<Record<PartName, number>> {
  const kills = { API: 0, console: 0, site: 0, worker: 0 };
  const starts: Promise<unknown>[] = [];
  const returning = new Set<Copy>();
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    await sleep(500 + random() * 2_000);
    const name = partNames[Math.floor(random() * partNames.length)]!;
    const copy = copies[name][Math.floor(random() * copies[name].length)]!;
    const isSpared =
      name === 'worker'
        ? copies.worker.every((each) => each === copy || returning.has(each))
        : !balancers[name].canSpare(copy.name);
    if (returning.has(copy) || isSpared) continue;
    await copy.end('SIGKILL');
    kills[name] += 1;
    console.log(`${copy.name} killed`);
    returning.add(copy);
    starts.push(copy.start().then(() => returning.delete(copy)));
  }
  await Promise.all(starts);
  return kills;
}

/** Failures of requests that were not in flight on a killed copy. */
function unexplained({ balancers }: Fleet, failures: readonly Failure[]): Failure[] {
  const broken = new Set(Object.values(balancers).flatMap((balancer) => [...balancer.broken.keys()]));
  return failures.filter(({ ids }) => !ids.some((id) => broken.has(id)));
}

console.log(`seed ${seed}`);
const fleet = await startFleet({
  count: 3,
  mailDelay: 300,
  settings: { MAIL_CONNECTIONS: String(connections) },
  logs: join(resultFolder, 'logs/kills'),
});
try {
  const { balancers, orm, cookie } = fleet;
  const pages = await findPages(orm);
  const load = startLoad({ origin: balancers.site.origin, cookie, pages, visitors: 4, staff: 2 });
  await sleep(3_000);
  const campaign = await startCampaign(fleet, recipients);
  const kills = await killAtRandom(fleet, randomFrom(seed));
  await sleep(2_000);
  await load.stop();
  const deliveries = await campaign.finish();
  const writes = await findLostWrites(orm, load.written);
  const others = unexplained(fleet, load.requests.failures);
  // A killed worker leaves at most the messages uncertain that its connections were sending.
  const mostUncertain = kills.worker * connections * 2;
  reportResult({
    name: 'random-kills',
    title: 'A minute of random kills with three copies of each part',
    command: 'npm run drill:kills',
    figures: {
      seed,
      ...Object.fromEntries(Object.entries(kills).map(([name, count]) => [`kills of the ${name}`, count])),
      ...figuresOf(load.requests, writes, deliveries),
      'failed, not in flight on a killed copy': others.length,
    },
    broken: [
      ...brokenOf(writes, deliveries),
      ...others.map(describeFailure),
      ...(deliveries.uncertain > mostUncertain ? [`${deliveries.uncertain} deliveries are uncertain`] : []),
    ],
  });
} finally {
  await fleet.stop();
}
