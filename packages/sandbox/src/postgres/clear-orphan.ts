import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SandboxError } from '../sandbox-error.ts';
import { processFacts } from './process-facts.ts';
import { stopProcess } from './stop-process.ts';

/** Written beside the data: the process that started this server and is answerable for it. */
export const keeperFile = (dataDir: string) => join(dataDir, 'keeper.pid');

/**
 * Ends a server that a killed run left on this folder, and removes a stale lock.
 * Throws a sentence where the server's keeper still lives: then the folder is in use.
 */
export async function clearOrphan(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'postmaster.pid');
  const pid = await firstNumber(lock);
  if (pid === undefined) return;
  const server = processFacts(pid);
  if (!server?.command.includes('postgres') || !server.command.includes(dataDir)) {
    // The number may since have gone to another program, and PostgreSQL would then refuse to start.
    await rm(lock, { force: true });
    return;
  }
  const keeper = await firstNumber(keeperFile(dataDir));
  if (keeper !== undefined && keeper === server.parent)
    throw new SandboxError(
      `The database folder ${dataDir} is in use by another start (process ${keeper}). Stop that one first, or set DATA_DIR to another folder.`,
    );
  await stopProcess(pid, { patience: 5000 });
}

/** The server's process number while it runs and says it is ready. */
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
