/** Rounds to a tenth, halves toward plus infinity. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
