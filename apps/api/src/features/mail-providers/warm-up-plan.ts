import { otherProviders } from './named-providers.ts';

/** The days of a warm-up. */
export const warmUpDays = 28;

const firstDay = 200;
const daysToTenfold = 10;
/** All other providers share one budget. Each of them judges us by its small part of it, so it may be larger. */
const shareOfOthers = 1.5;

/**
 * Returns the emails that a provider gets on a day of the plan, from 1: 200 on the first, and a quarter more each day, so
 * ten times as many every ten days. Rounded to two digits. The sources are in decision 070.
 */
export function plannedEmails(day: number, provider: string): number {
  const share = provider === otherProviders ? shareOfOthers : 1;
  return Number((firstDay * 10 ** ((day - 1) / daysToTenfold) * share).toPrecision(2));
}

/** The place of a provider in the plan today. */
interface Position {
  provider: string;
  /** Its day of the plan, from 1. */
  day: number;
  /** The emails that are left of today's budget. */
  left: number;
}

/**
 * Returns the number of days, with today, on which a provider gets this many emails if it never slows us down. The day
 * after the plan has no limit.
 */
export function daysNeeded(emails: number, { provider, day, left }: Position): number {
  let days = 1;
  for (let rest = emails - left; rest > 0; days += 1)
    rest = day + days > warmUpDays ? 0 : rest - plannedEmails(day + days, provider);
  return days;
}
