const second = 1_000;

/** How long to wait before looking again, in milliseconds: each half minute before a moment, then right after it, and each other second until it has shown. */
export function untilNextLook(moment: number, now: number): number {
  const left = moment - now;
  return left > 0 ? Math.min(left + second / 2, 30 * second) : 2 * second;
}
