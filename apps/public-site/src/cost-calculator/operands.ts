import type { Marks } from './figures.ts';
import {
  absolute,
  compare,
  decimalUnit,
  roundTo,
  times,
  toFraction,
  type Fraction,
  type Rounding,
} from './fraction.ts';

/** Computes the result of one line of the working from its operands. */
export type Result = (operands: readonly Fraction[], marks: Marks) => string;

interface PrintedOperands {
  readonly texts: readonly string[];
  readonly isRounded: boolean;
}

const plain: Marks = { exact: '', rounded: '', tiny: '< ' };
const ten = toFraction(10);

/** Formats a decimal number with all its digits, and with at least `decimals` decimals unless it is whole. */
export function inDigits(value: Fraction, decimals = 0): string {
  let [units, places] = [value, 0];
  while (units.bottom !== 1n || (places > 0 && places < decimals)) [units, places] = [times(units, ten), places + 1];
  const digits = String(absolute(units).top).padStart(places + 1, '0');
  const whole = BigInt(digits.slice(0, digits.length - places)).toLocaleString('en-US');
  return places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
}

/**
 * Prints operands with the fewest decimals that lead to the same result when computed from the printed digits. Rounded
 * ones are marked. For an exact half, rounding to the nearest may never reach the result; rounding the larger operand
 * up and the other down does.
 */
export function printOperands(
  operands: readonly Fraction[],
  { decimals, print, result }: { decimals: number; print: (operand: Fraction) => string; result: Result },
): PrintedOperands {
  const wanted = result(operands, plain);
  for (let places = decimals; ; places += 1) {
    const unit = decimalUnit(places);
    for (const roundings of [operands.map((): Rounding => 'nearest'), outward(operands)]) {
      const rounded = operands.map((operand, index) => roundTo(operand, unit, roundings[index]));
      if (result(rounded, plain) !== wanted) continue;
      const isExact = operands.map((operand, index) => compare(operand, rounded[index]!) === 0);
      const texts = rounded.map((operand, index) => (isExact[index] ? '' : '≈\u00a0') + print(operand));
      return { texts, isRounded: isExact.includes(false) };
    }
  }
}

function outward(operands: readonly Fraction[]): Rounding[] {
  const largest = operands.reduce((a, b) => (compare(a, b) < 0 ? b : a));
  return operands.map((operand) => (operand === largest ? 'up' : 'down'));
}
