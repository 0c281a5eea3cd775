/**
 * Returns each part's share of their sum in whole percent. They add up to 100: the remainder of rounding down goes to
 * the largest fractions, and among equal ones to the first. All are 0 without any amount.
 */
export function wholePercents(parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / whole);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byFraction = exact.map((_, index) => index).toSorted((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  for (const index of byFraction.slice(0, missing)) percents[index]! += 1;
  return percents;
}
