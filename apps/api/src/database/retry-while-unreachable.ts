import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Retries a statement while the database is unreachable, for up to a minute. `isRepeat` is true when an earlier
 * attempt may have succeeded without a response.
 */
export async function retryWhileUnreachable<T>(
  run: (isRepeat: boolean) => Promise<T>,
  milliseconds = 60_000,
): Promise<T> {
  const end = performance.now() + milliseconds;
  for (let isRepeat = false; ; isRepeat = true) {
    try {
      return await run(isRepeat);
    } catch (error) {
      if (!isLostConnection(error) || performance.now() > end) throw error;
      await sleep(200);
    }
  }
}

/** Returns true when the connection failed, rather than the statement. */
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
