import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportResult, resultFolder } from '../assurance/result.ts';
import { startFleet } from './fleet/start-fleet.ts';
import { brokenOf, figuresOf } from './load/figures.ts';
import { findPages } from './load/find-pages.ts';
import { describeFailure } from './load/requests.ts';
import { startCampaign } from './load/start-campaign.ts';
import { startLoad } from './load/start-load.ts';
import { findLostWrites } from './load/writes.ts';

/**
 * Restarts each of two copies of the site, the API, the console's server and the worker by SIGTERM, under the load of
 * visitors, staff and a campaign. No request fails, no confirmed write is lost, no delivery is uncertain.
 */
const recipients = 6_000;

const fleet = await startFleet({ count: 2, mailDelay: 300, logs: join(resultFolder, 'logs/restarts') });
try {
  const { copies, balancers, orm, cookie } = fleet;
  const pages = await findPages(orm);
  const load = startLoad({ origin: balancers.site.origin, cookie, pages, visitors: 4, staff: 2 });
  await sleep(3_000);
  const campaign = await startCampaign(fleet, recipients);
  const startedAt = performance.now();
  let longest = 0;
  const early: string[] = [];
  for (const name of ['worker', 'API', 'console', 'site'] as const) {
    for (const copy of copies[name]) {
      if (name === 'worker' && (await campaign.isSent()))
        early.push('The campaign was sent before each worker restarted');
      const ended = await copy.end('SIGTERM');
      const started = await copy.start();
      longest = Math.max(longest, ended);
      console.log(`${copy.name}: stopped in ${ended} s, ready again after ${started} s`);
      // A balancer checks a copy that is back before it takes the next one away.
      await sleep(1_000);
    }
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  await sleep(2_000);
  await load.stop();
  const deliveries = await campaign.finish();
  const writes = await findLostWrites(orm, load.written);
  const { failures } = load.requests;
  reportResult({
    name: 'rolling-restart',
    title: 'Rolling restart of everything under load',
    command: 'npm run drill:restarts',
    figures: {
      'copies restarted': Object.values(copies).flat().length,
      seconds,
      'longest stop s': longest,
      ...figuresOf(load.requests, writes, deliveries),
    },
    broken: [
      ...brokenOf(writes, deliveries),
      ...failures.map(describeFailure),
      ...(deliveries.uncertain > 0 ? [`${deliveries.uncertain} deliveries are uncertain`] : []),
      ...early,
    ],
  });
} finally {
  await fleet.stop();
}
