const minute = 60;
const growing = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/** How long a message that the server keeps putting off is tried for, in seconds. */
export const patienceSeconds = 24 * 60 * minute;

/** Seconds until the next attempt after so many: a minute, growing to four hours. */
export const retryDelay = (attempts: number): number => growing[Math.min(attempts, growing.length) - 1] ?? minute;
