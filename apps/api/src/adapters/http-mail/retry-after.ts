/** Returns the milliseconds of a Retry-After header, in seconds or as a date; undefined without a valid one. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(milliseconds, 0) : undefined;
}
