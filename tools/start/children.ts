import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SandboxError } from '@workspace/sandbox/sandbox-error';
import { root } from '../config.ts';

/**
 * A server of the product to run in its own process; `args` are those of Node. `stopsLast`: others need it while they
 * stop. `folder`: the checkout that it is from, by default this one.
 */
export type Part = {
  name: string;
  args: string[];
  env: Record<string, string>;
  stopsLast?: boolean;
  folder?: string | undefined;
};

/** The child processes of a start. `failed` rejects with a message when one ends unexpectedly. */
export type Children = {
  start: (part: Part) => void;
  failed: Promise<never>;
  stop: () => Promise<void>;
};

/**
 * Runs servers side by side, each with its own log and a channel that closes when this process ends. A server that has
 * not stopped after `timeoutMs` milliseconds is killed.
 */
export function createChildren(logDir: string, environment: Record<string, string>, timeoutMs = 2_000): Children {
  const running = new Set<ChildProcess>();
  const last = new Set<ChildProcess>();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  let stopping = false;
  mkdirSync(logDir, { recursive: true });

  function start({ name, args, env, stopsLast, folder = root }: Part): void {
    if (stopping) throw new SandboxError('The start was called off.');
    const logFile = join(logDir, `${name.toLowerCase()}.log`);
    const log = openTruncated(logFile);
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...environment, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      // Detached from the terminal's process group: Ctrl-C reaches only this process, which knows the right order.
      detached: true,
    });
    closeSync(log);
    running.add(child);
    if (stopsLast) last.add(child);
    child.once('error', (error) => reject(new SandboxError(`The ${name} cannot be run: ${error.message}.`)));
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (!stopping) reject(new SandboxError(exitMessage(name, signal ?? `code ${code}`, logFile)));
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    await stopAll(() => [...running].filter((child) => !last.has(child)), timeoutMs);
    await stopAll(() => [...running], 2_000);
  }

  return { start, failed, stop };
}

async function stopAll(running: () => ChildProcess[], milliseconds: number): Promise<void> {
  for (const child of running()) child.kill('SIGTERM');
  const end = Date.now() + milliseconds;
  while (running().length > 0 && Date.now() < end) await sleep(10);
  for (const child of running()) killGroup(child);
  while (running().length > 0) await sleep(10);
}

/** Kills the whole group: in development a server has child processes. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Keeps only the log of the previous run. */
function openTruncated(file: string): number {
  try {
    renameSync(file, file.replace(/\.log$/, '.previous.log'));
  } catch {
    // There was no previous run.
  }
  return openSync(file, 'w');
}

function exitMessage(name: string, how: string, logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12);
  return `The ${name} stopped by itself (${how}); its log is ${logFile} and ends with:\n\n${lines.join('\n')}\n`;
}
