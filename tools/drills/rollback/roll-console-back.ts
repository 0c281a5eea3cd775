import { spawnSync } from 'node:child_process';
import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeRelease } from '../../../apps/staff-console/server/releases/store-release.ts';
import { readToolConfig, root } from '../../config.ts';
import { Copy, placesOf } from '../fleet/copy.ts';
import { secondsSince } from '../load/seconds-since.ts';

const copies = 2;
const build = join(root, 'apps/staff-console/dist');
const entry = 'remoteEntry.js';
const mark = '/* the next release */';

/** Stores a second release beside the one of two running servers, and goes back to the first by the pointer. */
export async function rollConsoleBack(
  releases: string,
  logs: string,
): Promise<{ copies: number; seconds: number; broken: string[] }> {
  const part = {
    script: 'apps/staff-console/server/main.ts',
    portName: 'CONSOLE_PORT',
    env: { CONSOLE_RELEASES: releases },
  };
  const servers = (await placesOf('console', copies)).map((place) => new Copy(part, place, logs));
  try {
    await Promise.all(servers.map((server) => server.start()));
    const entries = () => Promise.all(servers.map(async ({ origin }) => (await fetch(`${origin}/${entry}`)).text()));
    const [first] = (await listReleases(releases)).map(({ name }) => name);
    await storeNextRelease(releases);
    const areNext = (await entries()).every((text) => text.includes(mark));
    const startedAt = performance.now();
    runReleases(releases, first!);
    while ((await entries()).some((text) => text.includes(mark))) {
      if (performance.now() - startedAt > 60_000) break;
      await sleep(50);
    }
    const seconds = secondsSince(startedAt);
    return { copies, seconds, broken: areNext ? [] : ['A copy did not serve the next release before'] };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

async function storeNextRelease(releases: string): Promise<void> {
  const next = `${releases}-next`;
  await cp(build, next, { recursive: true });
  await appendFile(join(next, entry), mark);
  for (const end of ['br', 'gz']) await rm(join(next, `${entry}.${end}`), { force: true });
  await storeRelease(releases, next, { version: '9.9.9', contract: '1' });
}

/** Runs the operator's command: without a name it lists the releases. */
function runReleases(releases: string, ...names: string[]): string {
  const main = join(root, 'apps/staff-console/server/releases/main.ts');
  const env = { ...readToolConfig().environment, CONSOLE_RELEASES: releases };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...names], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`releases ended with ${status}: ${stderr}`);
  return stdout;
}

const listReleases = async (releases: string): Promise<{ name: string }[]> =>
  runReleases(releases)
    .split('\n')
    .map((line) => ({ name: line.replace('*', '').trim().split(/\s/)[0]! }))
    .filter(({ name }) => name !== '');
