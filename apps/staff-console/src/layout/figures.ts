const figures = new Intl.NumberFormat('en-US');

/** Formats a number: `12,840`. */
export const figure = (count: number): string => figures.format(count);

/** Formats a number with its noun: `1 subscriber`, `12,840 subscribers`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
