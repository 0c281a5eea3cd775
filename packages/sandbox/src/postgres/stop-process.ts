import { setTimeout as sleep } from 'node:timers/promises';
import { processFacts } from './process-facts.ts';

/**
 * Ends a PostgreSQL server: first with a fast shutdown (clients are disconnected, everything is written), after
 * `timeoutMs` milliseconds immediately (the next start recovers from its log), finally by force. Resolves when the
 * process has ended.
 */
export async function stopProcess(pid: number, { timeoutMs }: { timeoutMs: number }): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', timeoutMs],
    ['SIGQUIT', 1000],
    ['SIGKILL', 2000],
  ] as const) {
    if (!sendSignal(pid, signal)) return;
    if (await hasExitedWithin(pid, milliseconds)) return;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function hasExitedWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (processFacts(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}
