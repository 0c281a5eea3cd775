import { brand } from '@workspace/contracts/brand';
import { calculateCosts } from './calculate-costs.ts';
import { difference, money } from './figures.ts';
import type { CostInputs } from './inputs.ts';

/** The result in one sentence. */
export function spokenResult(inputs: CostInputs): string {
  const { ours, saved } = calculateCosts(inputs);
  return `${money(ours.total)} in a year with ${brand.name}, ${thanToday(saved)}.`;
}

/** A difference to today, with its comparison: '$90,000 less than today'. */
export const thanToday = (saved: number): string =>
  `${difference(saved)}${difference(saved) === 'the same' ? ' as' : ' than'} today`;

/** Why there is no result. */
export const missingWords = (missing: readonly string[]): string => `No number to use in: ${missing.join(', ')}.`;
