const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A day in long form, such as `January 22, 2025`, in the time zone of whoever asks. */
export function longDate(day: Date): string {
  return longForm.format(day);
}
