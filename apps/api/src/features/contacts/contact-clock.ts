import { promisedHours } from '@workspace/contracts/form-choices';

const hour = 3_600_000;

/** The times of a promise, and the reminders that are still to be sent. */
interface ClockTimes {
  dueAt: Date;
  soonAt: Date;
  soonRemindedAt: null;
  lateRemindedAt: null;
}

/** Returns the times of a promise that begins at a time. */
export type ContactClock = (from: Date) => ClockTimes;

/** Counts every hour of every day. */
export const plainClock: ContactClock = (from) => ({
  dueAt: new Date(from.getTime() + promisedHours * hour),
  soonAt: new Date(from.getTime() + 0.75 * promisedHours * hour),
  soonRemindedAt: null,
  lateRemindedAt: null,
});
