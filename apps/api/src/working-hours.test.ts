import { describe, expect, it } from 'vitest';
import { addWorkingTime, parseWorkingHours } from './working-hours.ts';

const hour = 3_600_000;
const week = parseWorkingHours('Mon-Fri 08:00-17:00 America/New_York')!;
const after = (start: string, hours: number, schedule = week) =>
  new Date(addWorkingTime(schedule, Date.parse(start), hours * hour)).toISOString();

describe('parseWorkingHours', () => {
  it('reads ranges and lists of days', () => {
    expect([...week.days]).toEqual([1, 2, 3, 4, 5]);
    expect(week).toMatchObject({ from: 480, to: 1020, zone: 'America/New_York' });
    expect([...parseWorkingHours('Sat-Mon,Wed 9:00-12:30 UTC')!.days]).toEqual([6, 0, 1, 3]);
  });

  it.each([
    '',
    'Mon-Fri',
    'Mon-Fri 17:00-08:00 UTC',
    'Mon-Fri 08:00-25:00 UTC',
    'Mon-Foo 08:00-17:00 UTC',
    'Mon-Fri 08:00-17:60 UTC',
    'Mon-Fri 08:00-17:00 Mars/Base',
    'Mon-Tue-Wed 08:00-17:00 UTC',
  ])('rejects %j', (text) => expect(parseWorkingHours(text)).toBeUndefined());
});

describe('addWorkingTime', () => {
  it.each([
    ['within a day', '2026-12-02T14:00:00Z', 2, '2026-12-02T16:00:00.000Z'],
    ['to the end of a day', '2026-12-02T13:00:00Z', 9, '2026-12-02T22:00:00.000Z'],
    ['over a night', '2026-12-02T21:00:00Z', 2, '2026-12-03T14:00:00.000Z'],
    ['over a weekend', '2026-12-04T21:30:00Z', 1, '2026-12-07T13:30:00.000Z'],
    ['from a weekend', '2026-12-05T15:00:00Z', 1, '2026-12-07T14:00:00.000Z'],
    ['from before the morning', '2026-12-02T05:00:00Z', 1, '2026-12-02T14:00:00.000Z'],
    ['24 hours', '2026-12-01T13:00:00Z', 24, '2026-12-03T19:00:00.000Z'],
    // New York is four hours behind UTC in summer, and five from November 1.
    ['over the end of summer time', '2026-10-30T20:00:00Z', 2, '2026-11-02T14:00:00.000Z'],
  ])('counts %s', (_name, start, hours, end) => expect(after(start, hours)).toBe(end));

  it('counts a whole day on the side of the clock change', () => {
    const always = parseWorkingHours('Sun-Sat 00:00-24:00 Europe/Berlin')!;
    expect(after('2026-03-28T12:00:00Z', 24, always)).toBe('2026-03-29T12:00:00.000Z');
  });
});
