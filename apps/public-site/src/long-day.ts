/** Writes a day, `YYYY-MM-DD`, in words: 'November 30, 2027'. */
export const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
