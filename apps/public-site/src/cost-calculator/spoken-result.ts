import { brand } from '@workspace/contracts/brand';
import { calculateCosts } from './calculate-costs.ts';
import { difference, money } from './figures.ts';
import type { CostInputs } from './inputs.ts';

/** The result in one sentence. */
export function spokenResult(inputs: CostInputs): string {
  const { today, ours } = calculateCosts(inputs);
  return `${money(ours.total)} in a year with ${brand.name}, ${thanToday(today.total, ours.total)}.`;
}

/** A difference to today, with its comparison: '$90,000 less than today'. */
export function thanToday(today: number, ours: number): string {
  const said = difference(today, ours);
  return `${said}${said === 'the same' ? ' as' : ' than'} today`;
}

/** Why there is no result. */
export const missingWords = (missing: readonly string[]): string => `No number to use in: ${missing.join(', ')}.`;
