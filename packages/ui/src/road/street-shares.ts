import { bandOf, pciBands } from '../theme/pci.ts';
import { segments } from './street-plan.ts';

const lengthOf = (of: typeof segments) => of.reduce((total, { length }) => total + length, 0);
const exact = pciBands.map(
  ({ name }) => (100 * lengthOf(segments.filter(({ pci }) => bandOf(pci).name === name))) / lengthOf(segments),
);
const missing = 100 - exact.reduce((total, share) => total + Math.floor(share), 0);
const byRemainder = exact.toSorted((a, b) => (b % 1) - (a % 1));

/**
 * Share of the drawn street network's length in each band in whole percent, best band first. They add up to 100: the
 * remainder of rounding down goes to the largest fractions.
 */
export const streetShares: readonly number[] = exact.map(
  (share) => Math.floor(share) + (byRemainder.indexOf(share) < missing ? 1 : 0),
);
