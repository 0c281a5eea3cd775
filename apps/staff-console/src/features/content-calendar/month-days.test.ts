import { describe, expect, it } from 'vitest';
import { atSameTime, monthOf, monthStart, monthsLater, weeksOf } from './month-days.ts';

describe('a month', () => {
  it.each(['2026-13', '2026-1', '26-01', '9999-12', '0001-01', '', 'now'])('is not read from %j', (text) => {
    expect(monthStart(text)).toBeUndefined();
  });

  it('leads to the next and the previous one over the turn of a year', () => {
    const start = monthStart('2026-12')!;
    expect([monthOf(monthsLater(start, 1)), monthOf(monthsLater(start, -12))]).toEqual(['2027-01', '2025-12']);
  });

  it.each([
    ['2026-11', 5, 'Sun Nov 01 2026', 'Sat Dec 05 2026'],
    ['2026-02', 4, 'Sun Feb 01 2026', 'Sat Feb 28 2026'],
    ['2026-08', 6, 'Sun Jul 26 2026', 'Sat Sep 05 2026'],
  ])('of %s has %d whole weeks', (month, count, first, last) => {
    const weeks = weeksOf(monthStart(month)!);
    expect(weeks.map((week) => week.length)).toEqual(Array.from({ length: count }, () => 7));
    expect([weeks[0]![0]!.toDateString(), weeks.at(-1)![6]!.toDateString()]).toEqual([first, last]);
  });
});

describe('a post that is moved to another day', () => {
  it('keeps its hour and minute', () => {
    const moved = atSameTime(new Date(2026, 2, 7, 9, 30), new Date(2026, 2, 9));
    expect(moved.toString()).toBe(new Date(2026, 2, 9, 9, 30).toString());
  });
});
