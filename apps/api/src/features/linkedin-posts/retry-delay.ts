const minute = 60;
const growing = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);

/** Seconds until LinkedIn is asked again after so many attempts. At least a minute: what was just posted may not be found sooner. */
export const retryDelay = (attempts: number): number => growing[Math.min(attempts, growing.length) - 1] ?? minute;

/** Seconds until the public page is looked at again after so many looks: 2, growing to an hour. */
export const lookDelay = (looks: number): number => Math.min(2 ** looks, 60 * minute);
