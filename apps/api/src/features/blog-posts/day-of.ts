/** The day that a written date means, as `YYYY-MM-DD`; `otherwise` where it means none. */
export function dayOf(written: string, otherwise: Date): string {
  const time = Date.parse(`${written} UTC`);
  const plain = Number.isNaN(time) ? Date.parse(written) : time;
  const day = Number.isNaN(plain) ? otherwise : new Date(plain);
  return day.toISOString().slice(0, 10);
}
