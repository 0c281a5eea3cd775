import { describe, expect, it } from 'vitest';
import { digestTimes } from './digest-times.ts';

const times = (day: number, hour: number, zone: string, now: string) => {
  const { last, next } = digestTimes({ day, hour }, zone, Date.parse(now));
  return [last, next].map(({ at, month }) => `${month} ${new Date(at).toISOString().slice(0, 16)}`);
};

describe('digestTimes', () => {
  it.each([
    ['before the day', 25, 9, 'UTC', '2026-11-20T00:00:00Z', ['2026-10 2026-10-25T09:00', '2026-11 2026-11-25T09:00']],
    ['at the moment', 25, 9, 'UTC', '2026-11-25T09:00:00Z', ['2026-11 2026-11-25T09:00', '2026-12 2026-12-25T09:00']],
    [
      'in a short month',
      31,
      9,
      'UTC',
      '2027-03-01T00:00:00Z',
      ['2027-02 2027-02-28T09:00', '2027-03 2027-03-31T09:00'],
    ],
    ['over a new year', 1, 0, 'UTC', '2026-12-31T00:00:00Z', ['2026-12 2026-12-01T00:00', '2027-01 2027-01-01T00:00']],
    [
      'on the clocks of a zone',
      1,
      9,
      'America/New_York',
      '2026-11-01T02:00:00Z',
      ['2026-10 2026-10-01T13:00', '2026-11 2026-11-01T14:00'],
    ],
  ])('are right %s', (_case, day, hour, zone, now, expected) => expect(times(day, hour, zone, now)).toEqual(expected));
});
