const minute = 60;
const growing = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/** Returns the seconds until the next attempt after this many: a minute, growing to four hours. */
export const retryDelay = (attempts: number): number => growing[Math.min(attempts, growing.length) - 1] ?? minute;
