/** Working hours of a week in a time zone. */
export interface WorkingHours {
  /** Days of the week; 0 is Sunday. */
  days: ReadonlySet<number>;
  /** Minutes after midnight. */
  from: number;
  to: number;
  zone: string;
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const pattern = /^([a-z,-]+)\s+(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)\s+(\S+)$/i;
const minute = 60_000;

/** Parses `Mon-Fri 08:00-17:00 America/New_York`; days may be listed, as in `Mon,Wed,Fri`. Undefined for other text. */
export function parseWorkingHours(text: string): WorkingHours | undefined {
  const [, dayText = '', fromHour, fromMinute, toHour, toMinute, zone = ''] = pattern.exec(text.trim()) ?? [];
  const days = parseDays(dayText.toLowerCase());
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
  const isFit = days && from < to && to <= 24 * 60 && Number(fromMinute) < 60 && Number(toMinute) < 60 && isZone(zone);
  return isFit ? { days, from, to, zone } : undefined;
}

function parseDays(text: string): Set<number> | undefined {
  const days = new Set<number>();
  for (const part of text.split(',')) {
    const [first = -1, last = first, ...more] = part.split('-').map((name) => dayNames.indexOf(name));
    if (first < 0 || last < 0 || more.length > 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  return days;
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Returns the time after so much working time, in milliseconds since 1970. */
export function addWorkingTime({ days, from, to, zone }: WorkingHours, start: number, milliseconds: number): number {
  const offsetAt = offsetsOf(zone);
  let left = milliseconds;
  // A date of the zone, as midnight in UTC. The day before may still last in a zone that changed its offset.
  for (let date = midnightOf(start + offsetAt(start)); ; date += 1440 * minute) {
    if (!days.has(new Date(date).getUTCDay())) continue;
    const begins = Math.max(start, toUtc(date + from * minute, offsetAt));
    const ends = toUtc(date + to * minute, offsetAt);
    if (ends <= begins) continue;
    if (left <= ends - begins) return begins + left;
    left -= ends - begins;
  }
}

const midnightOf = (time: number): number => Math.floor(time / (1440 * minute)) * 1440 * minute;

/** Converts a time on the clocks of a zone, given as if it were in UTC. A skipped time becomes the one after the gap. */
export function toUtc(local: number, offsetAt: (time: number) => number): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

/** Returns the function that returns a zone's offset at a time, in milliseconds. */
export function offsetsOf(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minutes, second) - Math.floor(time / 1_000) * 1_000;
  };
}
