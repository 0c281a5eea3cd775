const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/**
 * Returns three to five round sums in dollars from zero up to a length, with their labels; none so close to the end
 * that its label would leave the drawing.
 */
export function roundSteps(longest: number): { amount: number; label: string }[] {
  const decade = 10 ** Math.floor(Math.log10(longest));
  const step =
    [0.2, 0.25, 0.5, 1, 2, 2.5].map((times) => times * decade).find((size) => longest / size < 4.5) ?? longest;
  return Array.from({ length: Math.floor((longest / step) * 0.97) + 1 }, (_, count) => {
    const amount = count * step;
    return { amount, label: compact.format(amount) };
  });
}
