const second = 1_000;

/**
 * Returns the milliseconds until the next poll: every 30 seconds before a time, right after it, and every two seconds
 * until the change appears.
 */
export function untilNextLook(moment: number, now: number): number {
  const left = moment - now;
  return left > 0 ? Math.min(left + second / 2, 30 * second) : 2 * second;
}
