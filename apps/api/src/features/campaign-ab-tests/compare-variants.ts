import { differenceInterval, z95, type Estimate, type Proportion } from './intervals.ts';

/** The variant with the highest rate against another one. */
export interface Comparison extends Estimate {
  best: number;
  other: number;
}

export interface Verdict {
  winner: number;
  reason: 'clicks' | 'no_difference';
}

/**
 * Quantiles that keep 95 % for all pairs of 2, 3 and 4 variants together (Bonferroni): with six pairs at 95 % each, a
 * difference would be found by chance in one of four tests.
 */
const quantiles: Readonly<Record<number, number>> = { 2: z95, 3: 2.39398, 4: 2.638257 };

/** Returns the difference of the best variant to each other one. Empty when a variant has no people, or nobody clicked. */
export function compareVariants(variants: readonly Proportion[]): Comparison[] {
  const rates = variants.map(({ hits, people }) => hits / people);
  if (variants.some(({ people }) => people === 0) || rates.every((rate) => rate === 0)) return [];
  const best = rates.indexOf(Math.max(...rates));
  return variants.flatMap((variant, other) => {
    const difference = differenceInterval(variants[best]!, variant, quantiles[variants.length]);
    return other === best || !difference ? [] : { best, other, ...difference };
  });
}

/**
 * Returns the variant to send: the best one when its interval to each other one is above 0. Otherwise the first of
 * those that the clicks do not tell from the best.
 */
export function decideByClicks(variants: readonly Proportion[]): Verdict {
  const comparisons = compareVariants(variants);
  const equals = comparisons.filter(({ low }) => low <= 0).map(({ other }) => other);
  const [first] = comparisons;
  if (!first) return { winner: 0, reason: 'no_difference' };
  if (equals.length === 0) return { winner: first.best, reason: 'clicks' };
  return { winner: Math.min(first.best, ...equals), reason: 'no_difference' };
}
