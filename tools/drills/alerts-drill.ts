import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgresPair } from '@workspace/sandbox/postgres-pair';
import { reportResult, resultFolder } from '../assurance/result.ts';
import { root } from '../config.ts';
import { startPrometheus, type Prometheus } from './alerts/prometheus.ts';
import { rehearsals, type Stage } from './alerts/rehearsals.ts';
import { alertsIn, scaleRules } from './alerts/scale-rules.ts';
import { startFleet } from './fleet/start-fleet.ts';
import { startSwitch } from './fleet/switch.ts';
import { findPages } from './load/find-pages.ts';
import { secondsSince } from './load/seconds-since.ts';
import { startLoad } from './load/start-load.ts';

/**
 * Rehearses each alert: a real Prometheus reads two copies of each part under load, one fault after another makes the
 * condition of an alert true, the alert must fire, and must end after the fault. Times pass 30 times faster than in the
 * rules. Names of alerts may be given on the command line.
 */
const factor = 30;
const mostSeconds = 240;

const yaml = readFileSync(join(root, 'docs/operations/alerts.yml'), 'utf8');
const named = process.argv.slice(2);
const alerts = alertsIn(yaml).filter((name) => named.length === 0 || named.includes(name));
const logs = join(resultFolder, 'logs/alerts');

/** Resolves with the seconds until an alert fires, or until it no longer does; undefined when that takes too long. */
async function untilFiring(prometheus: Prometheus, name: string, isWanted: boolean): Promise<number | undefined> {
  const startedAt = performance.now();
  while (secondsSince(startedAt) < mostSeconds) {
    if ((await prometheus.firing()).has(name) === isWanted) return secondsSince(startedAt);
    await sleep(500);
  }
  return undefined;
}

async function rehearse(prometheus: Prometheus, stage: Stage, name: string) {
  if (!(name in rehearsals)) return { broken: [`${name} has no rehearsal`] };
  if ((await untilFiring(prometheus, name, false)) === undefined) return { broken: [`${name} fires without a fault`] };
  const end = await rehearsals[name]!(stage);
  const fired = await untilFiring(prometheus, name, true);
  const others = [...(await prometheus.firing())].filter((other) => other !== name);
  await end?.();
  const ended = end && fired !== undefined ? await untilFiring(prometheus, name, false) : 0;
  console.log(`${name}: fired after ${fired} s, ended after ${ended} s, beside it: ${others.join(', ') || 'none'}`);
  return {
    fired,
    broken: [
      ...(fired === undefined ? [`${name} did not fire; others did: ${others.join(', ') || 'none'}`] : []),
      ...(ended === undefined ? [`${name} did not end`] : []),
    ],
  };
}

async function drill(prometheus: Prometheus, stage: Stage): Promise<void> {
  const { orm, cookie, balancers } = stage.fleet;
  const pages = await findPages(orm);
  const load = startLoad({ origin: balancers.site.origin, cookie, pages, visitors: 2, staff: 2 });
  const figures: Record<string, number> = {};
  const broken: string[] = [];
  for (const name of alerts) {
    const result = await rehearse(prometheus, stage, name);
    if (result.fired !== undefined) figures[`${name}: s until it fires`] = result.fired;
    broken.push(...result.broken);
  }
  await load.stop();
  reportResult({
    name: 'alerts',
    title: 'Each alert made true by a fault',
    command: 'npm run drill:alerts',
    figures: { alerts: alerts.length, 'times faster than the rules': factor, ...figures },
    broken,
  });
}

const folder = await mkdtemp(join(tmpdir(), 'drill-'));
await chmod(folder, 0o711);
const pair = await startPostgresPair(folder);
const database = await startSwitch(pair.primary.port);
const mail: Stage['mail'] = { fault: undefined };
try {
  const url = Object.assign(new URL(pair.primary.url), { port: String(database.port) }).href;
  const fleet = await startFleet({
    count: 2,
    mailDelay: 5,
    faults: ({ recipient }) => (recipient === undefined ? undefined : mail.fault),
    settings: {
      DATABASE_URL: url,
      DATABASE_READ_URL: pair.standby.url,
      MODEL_BASE_URL: 'http://127.0.0.1:1/v1',
      MODEL_API_KEY: 'none',
      MODEL_NAME: 'none',
      MODEL_DAILY_LIMIT: '10000',
    },
    logs,
    databaseUrl: pair.primary.url,
  });
  const targets = Object.values(fleet.copies)
    .flat()
    .map(({ port }) => `127.0.0.1:${port}`);
  const prometheus = await startPrometheus({ folder, targets, rules: scaleRules(yaml, factor), logs });
  try {
    await drill(prometheus, { fleet, database, databasePort: pair.primary.port, replica: pair.standby, mail });
  } finally {
    await prometheus.stop();
    await fleet.stop();
  }
} finally {
  await database.stop();
  await pair.standby.stop().catch(() => {});
  await pair.primary.stop();
  await rm(folder, { recursive: true, force: true });
}
