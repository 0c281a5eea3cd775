const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const millionsOf = (dollars: number): string => {
  const millions = dollars / 1e6;
  return millions >= 99.95 ? whole.format(millions) : millions.toFixed(1);
};

/** Returns dollars as people say them: '$1.2 M', '$134 M', '$112,000', '$850'. */
export function money(dollars: number): string {
  if (dollars >= 999_500) return `$${millionsOf(dollars)} M`;
  return `$${whole.format(dollars >= 10_000 ? Math.round(dollars / 1000) * 1000 : Math.round(dollars / 10) * 10)}`;
}

/** Returns a range of dollars without repeating their unit: '2.9 to 5.9'. Both are printed in millions. */
export const moneyRange = ({ low, high }: { low: number; high: number }): string =>
  `${millionsOf(low)} to ${millionsOf(high)}`;
