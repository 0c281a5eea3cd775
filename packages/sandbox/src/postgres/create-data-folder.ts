import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SandboxError } from '../sandbox-error.ts';
import type { Binaries } from './binaries.ts';
import { giveTo, spawnAs, type RunAs } from './run-as.ts';
import { messageFor } from './message-for.ts';

/** Creates the data folder if it is missing; an interrupted start leaves no partial folder. */
export async function createDataFolder(
  dataDir: string,
  way: RunAs,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return giveTo(way, dataDir);
  const unfinished = `${dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(way, unfinished);
  await runInitdb(unfinished, way, binaries, durable);
  await rm(dataDir, { recursive: true, force: true });
  await rename(unfinished, dataDir);
}

async function runInitdb(folder: string, way: RunAs, binaries: Binaries, durable: boolean): Promise<void> {
  const flags = [
    '--username=app',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-instructions',
    durable ? '--data-checksums' : '--no-sync',
  ];
  // Sorts by code point like the C locale, with case mapping beyond ASCII, the same on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = spawnAs(way, [binaries.initdb, '-D', folder, ...flags, ...locale], ['ignore', 'pipe', 'pipe']);
  const output = Promise.all([text(initdb.stdout!), text(initdb.stderr!)]);
  const code = await new Promise<number | null>((resolve, reject) => initdb.on('error', reject).on('close', resolve));
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  throw new SandboxError(messageFor((await output).join('\n'), { dataDir: folder }));
}
