const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const million = 1_000_000;

/** Returns dollars as a sentence says them: `$1.2 M`, `$31 M`, `$112,000`. */
export function dollars(amount: number): string {
  if (amount < 999_500) return `$${whole.format(amount)}`;
  return `$${millions(amount)} M`;
}

/** Returns millions without their unit: `1.2`, `31`. */
export const millions = (amount: number): string =>
  amount < 9.95 * million ? tenths.format(amount / million) : whole.format(amount / million);

/** Returns a rating as readers compare it: a whole number. */
export const rating = (value: number): string => whole.format(value);
