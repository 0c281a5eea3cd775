import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { freePort } from '@workspace/sandbox/free-port';
import { readToolConfig } from '../../config.ts';
import { untilReady } from '../../start/until-ready.ts';

export interface PrometheusOptions {
  folder: string;
  /** Addresses without a scheme, such as `127.0.0.1:3000`. */
  targets: readonly string[];
  rules: string;
  logs: string;
}

export interface Prometheus {
  /** Returns the names of the alerts that fire now. */
  firing: () => Promise<Set<string>>;
  stop: () => Promise<void>;
}

const scrape = { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' };

/**
 * Starts an installed Prometheus that reads all targets once a second, and waits until it has read each: an increase needs
 * a figure from before. Throws when none is installed.
 */
export async function startPrometheus({ folder, targets, rules, logs }: PrometheusOptions): Promise<Prometheus> {
  const data = join(folder, 'prometheus');
  mkdirSync(data, { recursive: true });
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(data, 'alerts.yml'), rules);
  const config = {
    global: scrape,
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'lanesight', static_configs: [{ targets }] }],
  };
  writeFileSync(join(data, 'prometheus.yml'), stringify(config));
  const port = await freePort();
  const log = openSync(join(logs, 'prometheus.log'), 'a');
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(data, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(data, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { env: readToolConfig().environment, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const ended = once(child, 'exit');
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('Install Prometheus: the package "prometheus" of Debian, or a release on the PATH', {
      cause: error,
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([untilReady('Prometheus', `${origin}/-/ready`, new AbortController().signal), failed]);
  while ((await readTargets(origin)) < targets.length) await sleep(200);
  const firing = () => firingAt(origin);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { firing, stop };
}

async function firingAt(origin: string): Promise<Set<string>> {
  const response = await fetch(`${origin}/api/v1/alerts`);
  const { data: found } = (await response.json()) as {
    data: { alerts: { labels: { alertname: string }; state: string }[] };
  };
  return new Set(found.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
}

/** Returns the number of targets that Prometheus has read. */
async function readTargets(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/v1/targets`);
  const { data: found } = (await response.json()) as { data: { activeTargets: { health: string }[] } };
  return found.activeTargets.filter(({ health }) => health === 'up').length;
}
