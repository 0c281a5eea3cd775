/**
 * Returns the reason why a time cannot be scheduled; undefined for a valid one. `now` is in milliseconds since 1970.
 */
export function timeError(at: string | null, now: number): string | undefined {
  if (at === null) return 'Choose a day and a time';
  return Date.parse(at) > now ? undefined : 'Choose a time that is still to come';
}
