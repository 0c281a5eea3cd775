import type { DigestRun } from '@workspace/contracts/list-digests';
import { formatCount } from '../../layout/format-number.ts';

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** Formats a month such as `2026-11`: `November 2026`. */
export const monthInWords = (month: string): string => months.format(new Date(`${month}-01`));

/** Formats an hour of the day: `9 AM`. */
export const hourInWords = (hour: number): string => hours.format(new Date(Date.UTC(2026, 0, 1, hour)));

/** Formats a day of the month: `1st`; of one that some months lack, how they are treated. */
export const dayInWords = (day: number): string =>
  `${day}${suffixes[ordinals.select(day)]}${day > 28 ? ', or the last day' : ''}`;

/** Returns the outcome of a month. */
export function runInWords({ posts, campaignId }: DigestRun): string {
  if (posts === 0) return 'No post was published, so there is no draft.';
  const count = formatCount(posts, 'post');
  return campaignId ? `Drafted from ${count}.` : `Drafted from ${count}, and the draft was deleted.`;
}
