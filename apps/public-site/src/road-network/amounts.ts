const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const [million, billion] = [1_000_000, 1_000_000_000];
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns the step of the last digit that an amount is printed with, in dollars. */
export function printedStep(amount: number): number {
  if (amount < 0.9995 * million) return 1000;
  if (amount < 0.9995 * billion) return amount < 99.95 * million ? 100_000 : million;
  return billion / 10;
}

/** Returns dollars as a sentence says them: `$112,000`, `$1.2M`, `$310M`, `$4.6B`. `tenths` keeps that of millions. */
export function dollars(amount: number, finest?: 'tenths'): string {
  if (amount >= 0.9995 * billion) return `$${tenths.format(amount / billion)}B`;
  if (amount < 0.9995 * million) return `$${whole.format(amount)}`;
  return `$${(finest || amount < 99.95 * million ? tenths : whole).format(amount / million)}M`;
}

/** Returns a number with its thousands apart: `12,345`. */
export const inFull = (value: number): string => whole.format(value);

/** Returns a rating as readers compare it: a whole number. */
export const rating = (value: number): string => whole.format(value);

const upToTenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Returns a rating as a person typed it: a whole number would name another one. */
export const typedRating = (value: number): string => upToTenths.format(value);
