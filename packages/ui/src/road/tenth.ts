/** Returns a number of picture units rounded to a tenth. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
