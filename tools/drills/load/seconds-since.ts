/** Returns the seconds since a moment of `performance.now()`, in hundredths. */
export const secondsSince = (startedAt: number): number => Math.round((performance.now() - startedAt) / 10) / 100;
