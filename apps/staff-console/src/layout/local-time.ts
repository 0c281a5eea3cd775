const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const two = (part: number): string => String(part).padStart(2, '0');

/** Converts an ISO time to a `datetime-local` value in the user's time zone. Empty for null. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Converts a `datetime-local` value to an ISO time. Null for an invalid one. */
export function fromLocalInput(value: string): string | null {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Formats a time with its time zone: `Friday, December 5, 2026 at 9:00 AM, Europe/Berlin time`. */
export function formatMoment(iso: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${words.format(new Date(iso))}, ${zone} time`;
}

/** Formats a time for a list: `Dec 5, 2026, 9:00 AM`. */
export function shortMoment(at: string | number): string {
  return short.format(new Date(at));
}

/** Formats a time of a known day: `9:00 AM`. */
export function shortTime(at: string): string {
  return clock.format(new Date(at));
}

/** Formats a period for a list: `Dec 5, 2026, 9:00 – 9:40 AM`. */
export function shortRange(from: string, to: string): string {
  return short.formatRange(new Date(from), new Date(to));
}
