const figures = new Intl.NumberFormat('en-US');

/** A number as people read it: `12,840`. */
export const figure = (count: number): string => figures.format(count);

/** A number of things: `1 subscriber`, `12,840 subscribers`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
