const minute = 60;
const growing = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/** Time limit for retries of a message that the server keeps deferring, in seconds. */
export const maxRetrySeconds = 24 * 60 * minute;

/** Returns the seconds until the next attempt after this many: a minute, growing to four hours. */
export const retryDelay = (attempts: number): number => growing[Math.min(attempts, growing.length) - 1] ?? minute;
