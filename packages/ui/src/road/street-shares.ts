import { bandOf, pciBands } from '../theme/pci.ts';
import type { StreetPlan } from './street-plan.ts';

/**
 * Returns the share of the plan's rated length in each band in whole percent, best band first. They add up to 100: the
 * remainder of rounding down goes to the largest fractions.
 */
export function sharesOf({ streets }: StreetPlan): readonly number[] {
  const lengthIn = (name?: string) =>
    streets.reduce(
      (sum, { pci, length }) => sum + (pci !== undefined && (!name || bandOf(pci).name === name) ? length : 0),
      0,
    );
  const exact = pciBands.map(({ name }) => (100 * lengthIn(name)) / lengthIn());
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact.toSorted((a, b) => (b % 1) - (a % 1));
  return exact.map((share) => Math.floor(share) + (byRemainder.indexOf(share) < missing ? 1 : 0));
}
