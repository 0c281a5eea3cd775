import { offsetsOf, toUtc } from '../../working-hours.ts';

/** The day and the hour of a month on the clocks of a zone. */
export interface DigestPlan {
  day: number;
  hour: number;
}

/** The time of a digest, in milliseconds since 1970, and its month, such as `2026-11`. */
export interface DigestTime {
  at: number;
  month: string;
}

/** Returns the times of the digests before and after now. A month without the day has its last one. */
export function digestTimes(plan: DigestPlan, zone: string, now: number): { last: DigestTime; next: DigestTime } {
  const offsetAt = offsetsOf(zone);
  const today = new Date(now + offsetAt(now));
  const timeIn = (monthsAway: number): DigestTime => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsAway, 1));
    const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    const local = Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(plan.day, days), plan.hour);
    return { at: toUtc(local, offsetAt), month: first.toISOString().slice(0, 7) };
  };
  const current = timeIn(0);
  return current.at <= now ? { last: current, next: timeIn(1) } : { last: timeIn(-1), next: current };
}
