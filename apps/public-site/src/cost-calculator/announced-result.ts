import { brand } from '@workspace/contracts/brand';
import { calculateCosts } from './calculate-costs.ts';
import { difference, money, spoken, type Marks } from './figures.ts';
import { compare, type Fraction } from './fraction.ts';
import type { CostInputs } from './inputs.ts';

/** Returns the result in one sentence. */
export function formatAnnouncement(inputs: CostInputs): string {
  const { today, ours } = calculateCosts(inputs);
  const saving = compareWithToday(today.total, ours.total, spoken);
  return `A year with ${brand.name} costs ${money(ours.total, spoken)}, ${saving}.`;
}

/** Returns the difference to today, with the comparison: '$90,000 less than today'. */
export function compareWithToday(today: Fraction, ours: Fraction, marks?: Marks): string {
  const said = difference(today, ours, marks);
  return `${said}${compare(today, ours) === 0 ? ' as' : ' than'} today`;
}

/** Returns the reason why there is no result. */
export const missingMessage = (missing: readonly string[]): string => `No number to use in: ${missing.join(', ')}.`;
