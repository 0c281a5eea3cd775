import { absolute, compare, dividedBy, minus, roundTo, times, toFraction, toNumber, zero } from './fraction.ts';
import type { Fraction } from './fraction.ts';

// Three significant digits: an estimate is not exact to the dollar.
const significantUnits = toFraction(1_000);
const cent = toFraction(0.01);
const ten = toFraction(10);

// Sizes as in the rest of the site's copy: $2.87M.
const sizes = [
  [1e9, 'B'],
  [1e6, 'M'],
] as const;
const inLetters = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Prefixes of a printed figure that is exact, rounded, or less than a cent. */
export interface Marks {
  readonly exact: string;
  readonly rounded: string;
  readonly tiny: string;
}

// A no-break space keeps a prefix beside its figure.
const shown: Marks = { exact: '', rounded: '≈\u00a0', tiny: 'under ' };
export const spoken: Marks = { exact: '', rounded: 'about ', tiny: 'under ' };
export const equation: Marks = { exact: '=\u00a0', rounded: '≈\u00a0', tiny: '<\u00a0' };
/** For the result of an equation with rounded operands. */
export const roundedEquation: Marks = { ...equation, exact: '≈\u00a0' };

/**
 * Formats dollars, rounded once to three significant digits and never finer than a cent. The sign is left to the text
 * around it.
 */
export function money(dollars: Fraction, marks: Marks = shown): string {
  const amount = absolute(dollars);
  if (amount.top > 0n && compare(amount, cent) < 0) return `${marks.tiny}$0.01`;
  const rounded = roundTo(amount, unitOf(amount));
  return (compare(rounded, amount) === 0 ? marks.exact : marks.rounded) + print(toNumber(rounded));
}

/** Formats the exact difference to today, rounded once. A higher cost is never called a saving. */
export function difference(today: Fraction, ours: Fraction, marks: Marks = shown): string {
  const saved = minus(today, ours);
  if (compare(saved, zero) === 0) return `${marks.exact}the same`;
  return `${money(saved, marks)} ${compare(saved, zero) > 0 ? 'less' : 'more'}`;
}

/** Returns the value of the third significant digit, or a cent if that is coarser. */
function unitOf(amount: Fraction): Fraction {
  let unit = cent;
  while (compare(dividedBy(amount, unit), significantUnits) >= 0) unit = times(unit, ten);
  return unit;
}

function print(rounded: number): string {
  const [size, letter] = sizes.find(([least]) => rounded >= least) ?? [1, ''];
  if (letter) return `$${inLetters(rounded / size)}${letter}`;
  const digits = Number.isInteger(rounded) ? 0 : 2;
  return `$${rounded.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
