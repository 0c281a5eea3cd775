/** Formats a number of minutes: `30 minutes`, `4 hours`, `1 hour 30 minutes`. */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [count(hours, 'hour'), count(rest, 'minute')].filter(Boolean);
  return parts.join(' ');
}

const count = (number: number, word: string) => (number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`);
