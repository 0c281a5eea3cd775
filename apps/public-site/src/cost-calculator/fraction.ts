/** An exact number: a quotient of integers in lowest terms, with its sign in `top`. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export type Rounding = 'nearest' | 'down' | 'up';

function fraction(top: bigint, bottom: bigint): Fraction {
  let [divisor, rest] = [bottom, top];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  if (divisor < 0n !== bottom < 0n) divisor = -divisor;
  return { top: top / divisor, bottom: bottom / divisor };
}

/** Converts the decimal number that JavaScript prints for this value: 0.1 is one tenth. */
export function toFraction(value: number): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const power = Number(exponent) - decimals.length;
  const scale = 10n ** BigInt(Math.abs(power));
  const top = BigInt(whole + decimals);
  return power < 0 ? fraction(top, scale) : fraction(top * scale, 1n);
}

export const toNumber = ({ top, bottom }: Fraction): number => Number(top) / Number(bottom);

/** Returns one unit of the last of `decimals` decimals. */
export const decimalUnit = (decimals: number): Fraction => ({ top: 1n, bottom: 10n ** BigInt(decimals) });

export const zero: Fraction = { top: 0n, bottom: 1n };
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom });
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);
export const absolute = ({ top, bottom }: Fraction): Fraction => ({ top: top < 0n ? -top : top, bottom });

/** Returns a negative number when a < b, zero when they are equal, and a positive number when a > b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Rounds a nonnegative number to a multiple of `unit`; halves round up. */
export function roundTo(value: Fraction, unit: Fraction, rounding: Rounding = 'nearest'): Fraction {
  const { top, bottom } = dividedBy(value, unit);
  const units = {
    nearest: (2n * top + bottom) / (2n * bottom),
    down: top / bottom,
    up: (top + bottom - 1n) / bottom,
  }[rounding];
  return times({ top: units, bottom: 1n }, unit);
}
