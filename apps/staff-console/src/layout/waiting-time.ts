const minute = 60_000;
const hour = 60 * minute;

/** Status of a request against the promise. `state` is 'late' once the promised hours have passed without an answer. */
export interface Waiting {
  state: 'waiting' | 'late' | 'answered';
  words: string;
}

/** Returns the waiting time of a request. All times are in milliseconds since 1970. */
export function waitingTime(sentAt: number, answeredAt: number | null, now: number, promisedHours: number): Waiting {
  if (answeredAt !== null) return { state: 'answered', words: `Answered after ${span(answeredAt - sentAt)}` };
  const left = sentAt + promisedHours * hour - now;
  return left >= 0
    ? { state: 'waiting', words: `${span(left)} left` }
    : { state: 'late', words: `Late by ${span(-left)}` };
}

/** Formats a duration in its largest unit: minutes, hours, or days from two on. */
export function span(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
