const second = 1_000;

/**
 * Returns the milliseconds until the next poll around a time, in milliseconds since 1970, at which something happens:
 * every 30 seconds before it, right after it, and every two seconds until the change appears. 0 without a time.
 */
export function pollAround(moment: number | null, now = Date.now()): number {
  if (moment === null) return 0;
  const left = moment - now;
  return left > 0 ? Math.min(left + second / 2, 30 * second) : 2 * second;
}
