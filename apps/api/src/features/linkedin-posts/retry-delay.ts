const minute = 60;
/** LinkedIn may not list a new post sooner: until then nobody can tell if an attempt without a response has made one. */
export const secondsUntilListed = minute;
const growing = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/**
 * Returns the seconds until LinkedIn is tried again after this many attempts. At least `secondsUntilListed`.
 */
export const retryDelay = (attempts: number): number =>
  growing[Math.min(attempts, growing.length) - 1] ?? secondsUntilListed;

/** Returns the seconds until the next check of the public page after this many checks: 2, growing to an hour. */
export const lookDelay = (looks: number): number => Math.min(2 ** looks, 60 * minute);
