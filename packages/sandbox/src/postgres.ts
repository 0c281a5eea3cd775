import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { freePort } from './free-port.ts';
import { findBinaries, type Binaries } from './postgres/binaries.ts';
import { clearOrphan, keeperFile, readyPid } from './postgres/clear-orphan.ts';
import { createDataFolder } from './postgres/create-data-folder.ts';
import { createDatabase } from './postgres/create-database.ts';
import { guard } from './postgres/guard.ts';
import { memoryFolder } from './postgres/memory-folder.ts';
import { chooseRunAs, spawnAs, type RunAs } from './postgres/run-as.ts';
import { messageFor } from './postgres/message-for.ts';
import { stopProcess } from './postgres/stop-process.ts';
import { SandboxError } from './sandbox-error.ts';

/**
 * The data folder and the port. Without `dataDir` the server is temporary, for tests: it deletes its data at the end,
 * does not wait for the disk, and uses any free port by default. `inMemory`: its files are in memory where the machine
 * has room for them. `settings` are more settings of the server.
 */
export type PostgresOptions =
  | { dataDir: string; port: number; logFile?: string; settings?: Record<string, string> }
  | { dataDir?: undefined; port?: number; inMemory?: boolean };

/** A running server: the URL of its database `site`, its end (expected or not), and a function to stop it. */
export type Postgres = { url: string; port: number; pid: number; ended: Promise<void>; stop: () => Promise<void> };

type Plan = {
  dataDir: string;
  port: number;
  logFile: string;
  durable: boolean;
  temporary: string | undefined;
  settings: Record<string, string>;
};

/** Starts the embedded PostgreSQL 18 on 127.0.0.1; throws a SandboxError with a message when that is impossible. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const binaries = await findBinaries();
  const plan = await planFor(options);
  try {
    await makeFolder(dirname(plan.dataDir));
    await clearOrphan(plan.dataDir);
    const way = await chooseRunAs(plan.dataDir, binaries);
    await createDataFolder(plan.dataDir, way, binaries, plan.durable);
    return await run(plan, way, binaries);
  } catch (error) {
    if (plan.temporary) await rm(plan.temporary, { recursive: true, force: true });
    throw error;
  }
}

async function planFor(options: PostgresOptions): Promise<Plan> {
  if (options.dataDir !== undefined) {
    const dataDir = resolve(options.dataDir);
    return {
      dataDir,
      port: options.port,
      logFile: options.logFile ?? `${dataDir}.log`,
      durable: true,
      temporary: undefined,
      settings: options.settings ?? {},
    };
  }
  const temporary = await mkdtemp(join(options.inMemory ? await memoryFolder() : tmpdir(), 'postgres-'));
  const port = options.port ?? (await freePort());
  const dataDir = join(temporary, 'data');
  return { dataDir, port, logFile: join(temporary, 'log'), durable: false, temporary, settings: {} };
}

async function run(plan: Plan, way: RunAs, binaries: Binaries): Promise<Postgres> {
  await mkdir(dirname(plan.logFile), { recursive: true });
  const log = openSync(plan.logFile, 'w');
  const server = spawnAs(way, [binaries.postgres, '-D', plan.dataDir, ...settings(plan)], ['ignore', log, log]);
  closeSync(log);
  const ended = once(server, 'exit').then(
    () => {},
    () => {},
  );
  const pid = server.pid;
  if (pid === undefined) throw new SandboxError(`PostgreSQL cannot be run: ${binaries.postgres} does not start.`);
  const release = guard(pid, plan.temporary);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) await stopProcess(pid, { timeoutMs: 800 });
    await ended;
    release();
    if (plan.temporary) await rm(plan.temporary, { recursive: true, force: true });
  };
  try {
    await writeFile(keeperFile(plan.dataDir), String(process.pid));
    await untilReady(server, plan);
    await createDatabase(plan.port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://app@127.0.0.1:${plan.port}/site`, port: plan.port, pid, ended, stop };
}

function settings({ port, durable, settings: others }: Plan): string[] {
  const always = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
  return Object.entries({ ...always, ...(durable ? {} : forgetful), ...others }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

async function untilReady(server: ChildProcess, plan: Plan): Promise<void> {
  while ((await readyPid(plan.dataDir)) !== server.pid) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new SandboxError(messageFor(readFileSync(plan.logFile, 'utf8'), plan));
    await sleep(10);
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new SandboxError(messageFor(String(error), { dataDir: folder }));
  }
}
