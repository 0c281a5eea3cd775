/** Significant figures that a result is printed with: an estimate is not known to the dollar. */
const significant = 3;

// As the site writes its own sums: $2.87M.
const sizes = [
  [1e9, 'B'],
  [1e6, 'M'],
] as const;
const inLetters = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A result in dollars, rounded to three significant figures and never finer than a cent. Its sign is said in words. */
export function money(dollars: number): string {
  const rounded = roundedOf(dollars);
  if (rounded > 0 && rounded < 0.01) return 'under $0.01';
  const [size, letter] = sizes.find(([least]) => rounded >= least) ?? [1, ''];
  if (letter) return `$${inLetters(rounded / size)}${letter}`;
  const digits = Number.isInteger(rounded) ? 0 : 2;
  return `$${rounded.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** The difference between two sums as they are printed, so that a reader's own subtraction gives the same. */
export const printedDifference = (today: number, ours: number): number => printed(today) - printed(ours);

/** That difference as a person says it. What costs more is never called a saving. */
export function difference(today: number, ours: number): string {
  const saved = printedDifference(today, ours);
  if (saved === 0) return 'the same';
  return `${money(saved)} ${saved > 0 ? 'less' : 'more'}`;
}

/** The sign before a printed result: whether it is the result itself, or near it. */
export const equals = (dollars: number): '=' | '≈' =>
  Math.abs(Math.abs(dollars) - Number(roundedOf(dollars).toFixed(2))) < 1e-9 ? '=' : '≈';

/** Never finer than a cent, where a sum is a cent or more. */
const printed = (dollars: number): number =>
  dollars < 0.01 ? roundedOf(dollars) : Number(roundedOf(dollars).toFixed(2));

const roundedOf = (dollars: number): number => Number(Math.abs(dollars).toPrecision(significant));
