/** Returns the day that a written date means, as `YYYY-MM-DD`; `otherwise` when it means none. */
export function dayOf(written: string, otherwise: Date): string {
  const time = Date.parse(`${written} UTC`);
  const plain = Number.isNaN(time) ? Date.parse(written) : time;
  const day = Number.isNaN(plain) ? '' : new Date(plain).toISOString().slice(0, 10);
  return isSameDay(day, written) ? day : otherwise.toISOString().slice(0, 10);
}

/** Rejects dates that `Date.parse` invents: March 2 for February 30, and years before 1 and after 9999. */
function isSameDay(day: string, written: string): boolean {
  const numbers = written.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  const isDay = /^(?!0000)\d{4}-\d\d-\d\d$/.test(day);
  return isDay && (numbers.length === 0 || numbers.some((number) => Number(number) === Number(day.slice(-2))));
}
