import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { readToolConfig, root } from '../tools/config.ts';
import { median } from './statistics.ts';

/** Measures the first start: from a bare clone to a ready site, with and without the machine's caches, and again. */
const clones = 3;
const restarts = 5;

type Environment = Record<string, string>;

/** Simulates a new machine: an empty home, except for the user's own registry settings. */
const emptyHome = (home: string): Environment => ({
  HOME: home,
  XDG_DATA_HOME: join(home, 'data'),
  XDG_CACHE_HOME: join(home, 'cache'),
  npm_config_cache: join(home, 'npm'),
  npm_config_userconfig: join(homedir(), '.npmrc'),
});

async function settings(folder: string): Promise<Environment> {
  const names = ['SITE_PORT', 'API_PORT', 'CONSOLE_PORT', 'SANDBOX_PORT', 'SMTP_PORT', 'POSTGRES_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const));
  return { ...Object.fromEntries(ports), DATA_DIR: join(folder, '.data') };
}

/** Measures the seconds until the site is ready. Ends the process with the signal of Ctrl-C. */
async function secondsToReady(folder: string, environment: Environment): Promise<number> {
  const startedAt = performance.now();
  const product = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...cleanEnvironment(), ...environment },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await ready(product, `http://localhost:${environment.SITE_PORT}/readyz`);
    return (performance.now() - startedAt) / 1_000;
  } finally {
    const ended = once(product, 'exit');
    process.kill(-product.pid!, 'SIGINT');
    await ended;
  }
}

/** Removes the paths that this workspace prepends: the clone has to find its own Node and tools. */
function cleanEnvironment(): Environment {
  const { environment } = readToolConfig();
  const foreign = environment.PATH!.split(':').filter((folder) => !folder.startsWith(root));
  const { NODE_COMPILE_CACHE: _ours, ...others } = environment;
  return { ...others, PATH: foreign.join(':') };
}

async function ready(product: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (product.exitCode !== null) throw new Error('npm start ended before the site was ready');
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((next) => setTimeout(next, 25));
  }
}

async function clone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clone-'));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  return folder;
}

const times: Record<string, number[]> = {
  'bare clone, empty caches': [],
  'bare clone, packages held': [],
  'second start': [],
};
for (let round = 0; round < clones; round += 1) {
  const home = await mkdtemp(join(tmpdir(), 'home-'));
  for (const [name, own] of [
    ['bare clone, empty caches', emptyHome(home)],
    ['bare clone, packages held', {}],
  ] as const) {
    const folder = await clone();
    const environment = { ...(await settings(folder)), ...own };
    times[name]!.push(await secondsToReady(folder, environment));
    if (name === 'bare clone, packages held') {
      for (let again = 0; again < restarts; again += 1)
        times['second start']!.push(await secondsToReady(folder, environment));
    }
    await rm(folder, { recursive: true, force: true });
  }
  await rm(home, { recursive: true, force: true });
}
console.table(
  Object.entries(times).map(([what, seconds]) => ({
    what,
    'seconds, median': median(seconds).toFixed(1),
    least: Math.min(...seconds).toFixed(1),
    most: Math.max(...seconds).toFixed(1),
  })),
);
