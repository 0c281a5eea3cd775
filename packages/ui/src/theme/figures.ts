/** Format of counts in the charts. */
export const figures = new Intl.NumberFormat('en-US');

/** Format of shares, from 0 to 1, in the charts. */
export const shares = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
