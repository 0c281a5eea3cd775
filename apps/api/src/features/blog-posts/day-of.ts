/** The day that a written date means, as `YYYY-MM-DD`; `otherwise` where it means none. */
export function dayOf(written: string, otherwise: Date): string {
  const time = Date.parse(`${written} UTC`);
  const plain = Number.isNaN(time) ? Date.parse(written) : time;
  const day = Number.isNaN(plain) ? '' : new Date(plain).toISOString();
  // Years before 1 and after 9999 are written otherwise, and are no day that anybody means.
  return (/^(?!0000)\d{4}-/.test(day) ? day : otherwise.toISOString()).slice(0, 10);
}
