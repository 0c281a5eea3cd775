import { setTimeout as sleep } from 'node:timers/promises';

/** Rejects with the message when the work takes longer; the work itself goes on. */
export async function within<T>(work: Promise<T>, milliseconds: number, message: string): Promise<T> {
  const timer = new AbortController();
  const late = sleep(milliseconds, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error(message);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    work.catch(() => {});
  }
}
