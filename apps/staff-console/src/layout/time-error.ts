/** Why nothing can be scheduled for a time; undefined where it can. `now` is in milliseconds since 1970. */
export function timeError(at: string | null, now: number): string | undefined {
  if (at === null) return 'Choose a day and a time';
  return Date.parse(at) > now ? undefined : 'Choose a time that is still to come';
}
