import { promisedHours } from '@workspace/contracts/form-choices';
import { addWorkingTime, type WorkingHours } from '../../working-hours.ts';

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

const clockOf =
  (add: (start: number, milliseconds: number) => number): ContactClock =>
  (from) => ({
    dueAt: new Date(add(from.getTime(), promisedHours * hour)),
    soonAt: new Date(add(from.getTime(), 0.75 * promisedHours * hour)),
    soonRemindedAt: null,
    lateRemindedAt: null,
  });

/** Counts every hour of every day. */
export const plainClock: ContactClock = clockOf((start, milliseconds) => start + milliseconds);

/** Counts the working hours, if there are any; else every hour. */
export const contactClockOf = (hours: WorkingHours | undefined): ContactClock =>
  hours ? clockOf((start, milliseconds) => addWorkingTime(hours, start, milliseconds)) : plainClock;
