import type { WarmUpToday } from '@workspace/contracts/mail-providers';
import { formatNumber } from '../../layout/format-number.ts';

interface Named extends WarmUpToday {
  name: string;
}

/** Formats the place in the plan: `Warm-up, day 5 of 28`. */
export const warmUpDay = ({ day, days }: Pick<WarmUpToday, 'day' | 'days'>): string =>
  day > 0 ? `Warm-up, day ${day} of ${days}` : 'The warm-up has not begun';

/** Formats what a campaign waits for: `1,240 of 2,000 to Google today; the rest goes tomorrow from 00:00 UTC.` */
export const warmUpWait = ({ name, sent, budget }: Pick<Named, 'name' | 'sent' | 'budget'>): string =>
  `${formatNumber(sent)} of ${formatNumber(budget)} to ${nameInSentence(name)} today; the rest goes tomorrow from 00:00 UTC.`;

/** Formats the reason why a budget did not grow; empty without one. */
export const warmUpHold = ({ heldBecause }: Pick<WarmUpToday, 'heldBecause'>): string =>
  heldBecause === null ? '' : `As many as yesterday: ${heldBecause}`;

const nameInSentence = (name: string): string => (name === 'Other providers' ? 'other providers' : name);
