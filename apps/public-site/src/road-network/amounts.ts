const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const million = 1_000_000;
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns the step of the last digit that an amount is printed with, in dollars. */
export const printedStep = (amount: number): number =>
  amount < 999_500 ? 1000 : amount < 99.95 * million ? 100_000 : million;

/** Returns dollars as a sentence says them: `$1.2 M`, `$310 M`, `$112,000`. */
export function dollars(amount: number): string {
  if (amount < 999_500) return `$${whole.format(amount)}`;
  return `$${millions(amount)} M`;
}

/** Returns millions without their unit: `1.2`, `310`. */
export const millions = (amount: number): string =>
  amount < 99.95 * million ? tenths.format(amount / million) : whole.format(amount / million);

/** Returns a number with its thousands apart: `12,345`. */
export const inFull = (value: number): string => whole.format(value);

/** Returns a rating as readers compare it: a whole number. */
export const rating = (value: number): string => whole.format(value);

const upToTenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Returns a rating as a person typed it: a whole number would name another one. */
export const typedRating = (value: number): string => upToTenths.format(value);
