const minute = 60;
const growing = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/**
 * Returns the seconds until LinkedIn is tried again after this many attempts. At least a minute: a new post may not be
 * found sooner.
 */
export const retryDelay = (attempts: number): number => growing[Math.min(attempts, growing.length) - 1] ?? minute;

/** Returns the seconds until the next check of the public page after this many checks: 2, growing to an hour. */
export const lookDelay = (looks: number): number => Math.min(2 ** looks, 60 * minute);
