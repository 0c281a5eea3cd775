import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SandboxError } from '../sandbox-error.ts';
import { processFacts } from './process-facts.ts';
import { stopProcess } from './stop-process.ts';

/** The path of the PID file beside the data: the process that started this server. */
export const keeperFile = (dataDir: string) => join(dataDir, 'keeper.pid');

/**
 * Ends a server that a killed run left in this folder, and removes a stale lock. Throws a message when the server's
 * parent process is alive: then the folder is in use.
 */
export async function clearOrphan(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'postmaster.pid');
  const pid = await firstNumber(lock);
  if (pid === undefined) return;
  const server = processFacts(pid);
  if (!server?.command.includes('postgres') || !server.command.includes(dataDir)) {
    // The PID may since belong to another program, and PostgreSQL would then refuse to start.
    await rm(lock, { force: true });
    return;
  }
  const keeper = await firstNumber(keeperFile(dataDir));
  if (keeper !== undefined && keeper === server.parent)
    throw new SandboxError(
      `The database folder ${dataDir} is in use by another start (process ${keeper}). Stop that one first, or set DATA_DIR to another folder.`,
    );
  await stopProcess(pid, { timeoutMs: 5000 });
}

/** Returns the server's PID while it runs and reports ready. */
export async function readyPid(dataDir: string): Promise<number | undefined> {
  const lines = (await readText(join(dataDir, 'postmaster.pid'))).split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : undefined;
}

async function firstNumber(file: string): Promise<number | undefined> {
  const number = Number.parseInt(await readText(file), 10);
  return Number.isNaN(number) ? undefined : number;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
