/** Formats the remaining time: `under a minute left`, `3 min left`, `2 h 5 min left`. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return 'under a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min left`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h left` : `${Math.floor(minutes / 60)} h ${rest} min left`;
}
