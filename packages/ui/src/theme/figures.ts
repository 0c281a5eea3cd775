/** Counts as the drawings of figures write them. */
export const figures = new Intl.NumberFormat('en-US');

/** Shares of a whole, from 0 to 1, as they write them. */
export const shares = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
