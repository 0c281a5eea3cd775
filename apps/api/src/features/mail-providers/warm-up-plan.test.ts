import { describe, expect, it } from 'vitest';
import { daysNeeded, plannedEmails } from './warm-up-plan.ts';

describe('plannedEmails', () => {
  it.each([
    [1, 200],
    [2, 250],
    [5, 500],
    [11, 2_000],
    [21, 20_000],
    [28, 100_000],
  ])('gives a provider on day %i %i emails', (day, emails) => {
    expect(plannedEmails(day, 'google')).toBe(emails);
  });

  it('gives all other providers together half as many again', () => {
    expect([1, 28].map((day) => plannedEmails(day, 'other'))).toEqual([300, 150_000]);
  });

  it('never grows by more than a third from one day to the next', () => {
    for (let day = 2; day <= 28; day += 1)
      expect(plannedEmails(day, 'google') / plannedEmails(day - 1, 'google')).toBeLessThan(1.34);
  });
});

describe('daysNeeded', () => {
  it.each([
    [0, 1],
    [150, 1],
    [151, 2],
    [400, 2],
    [401, 3],
  ])('counts for %i emails, with 150 left today, %i days', (emails, days) => {
    expect(daysNeeded(emails, { provider: 'google', day: 1, left: 150 })).toBe(days);
  });

  it('takes all that is left on the day after the plan', () => {
    expect(daysNeeded(9_000_000, { provider: 'google', day: 27, left: 0 })).toBe(3);
  });
});
