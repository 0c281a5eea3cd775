const figures = new Intl.NumberFormat('en-US');

/** Formats a number: `12,840`. */
export const formatNumber = (count: number): string => figures.format(count);

/** Formats a number with its noun: `1 subscriber`, `12,840 subscribers`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
