const minute = 60_000;

/** Formats a duration in its largest unit: minutes, hours, or days from two on. */
export function span(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
