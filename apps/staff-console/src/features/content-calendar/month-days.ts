/** Returns the first day of a month, in the user's time zone: `2026-11`, from 1900 to 2199. Undefined for any other text. */
export function monthStart(month: string): Date | undefined {
  const [, year, number] = /^((?:19|20|21)\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(number) - 1, 1);
}

/** Formats the month of a day: `2026-11`. */
export const monthOf = (day: Date): string => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** Returns the month before or after. */
export const monthsLater = (start: Date, months: number): Date =>
  new Date(start.getFullYear(), start.getMonth() + months, 1);

/** Returns the day this many days after. */
export const daysLater = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** Returns the weeks that a month touches, each from Sunday to Saturday. */
export function weeksOf(start: Date): Date[][] {
  const weeks: Date[][] = [];
  for (let day = daysLater(start, -start.getDay()); day < monthsLater(start, 1); day = daysLater(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(day, index)));
  return weeks;
}

export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** Returns a time on another day, at the same hour and minute. */
export function atSameTime(at: Date, day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), at.getHours(), at.getMinutes());
}
