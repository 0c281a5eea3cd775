const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const longFormUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthNames = 'january february march april may june july august september october november december'.split(' ');

/** Formats a day in long form, such as `January 22, 2025`, in the local time zone. */
export function longDate(day: Date): string {
  return longForm.format(day);
}

/** Formats a day given as `YYYY-MM-DD` in long form. */
export function longDateOf(day: string): string {
  return longFormUtc.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Parses a written day to `YYYY-MM-DD`: `January 22, 2025`, `Jan 22 2025`, `22 January 2025` or `2025-01-22`.
 * Undefined for other text, and for `1/2/2025`, which is ambiguous.
 */
export function readDay(written: string): string | undefined {
  const [, iso] = /^\s*(\d{4}-\d{1,2}-\d{1,2})\s*$/.exec(written) ?? [];
  if (iso) return dayOf(iso.split('-').map(Number));
  const words = written.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  if (words.length !== 3 || /[^a-z\d\s.,]/i.test(written)) return undefined;
  const [first, second, year] = words as [string, string, string];
  const [name, day] = /^[a-z]/.test(first) ? [first, second] : [second, first];
  const month = name.length < 3 ? -1 : monthNames.findIndex((full) => full.startsWith(name));
  return month === -1 ? undefined : dayOf([Number(year), month + 1, Number(day)]);
}

/** Undefined when the day does not exist, such as February 30. */
function dayOf([year = 0, month = 0, day = 0]: number[]): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isThere = year >= 1000 && year <= 9999 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere ? at.toISOString().slice(0, 10) : undefined;
}
