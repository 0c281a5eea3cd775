import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats a statement while the database cannot be reached, for up to a minute. `isRepeat` tells it that an earlier try
 * may have been done without our hearing of it.
 */
export async function throughRestart<T>(run: (isRepeat: boolean) => Promise<T>, milliseconds = 60_000): Promise<T> {
  const end = Date.now() + milliseconds;
  for (let isRepeat = false; ; isRepeat = true) {
    try {
      return await run(isRepeat);
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > end) throw error;
      await sleep(200);
    }
  }
}

/** Whether the fault is the way to the database, and not what it was asked. */
function isLostConnection(error: unknown): boolean {
  for (
    let at = error as { code?: string; message?: string; cause?: unknown } | undefined;
    at;
    at = at.cause as typeof at
  ) {
    if (/^(?:08|57P0|ECONN|EPIPE|ETIMEDOUT)/.test(at.code ?? '')) return true;
    if (/Connection terminated|connect timeout|timeout exceeded when trying to connect/i.test(at.message ?? ''))
      return true;
  }
  return false;
}
