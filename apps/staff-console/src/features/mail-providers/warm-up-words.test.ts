import { describe, expect, it } from 'vitest';
import { warmUpDay, warmUpHold, warmUpWait } from './warm-up-words.ts';

describe('warm-up words', () => {
  it('names the day of the plan, and a plan that begins later', () => {
    expect(warmUpDay({ day: 5, days: 28 })).toBe('Warm-up, day 5 of 28');
    expect(warmUpDay({ day: 0, days: 28 })).toBe('The warm-up has not begun');
  });

  it('says how much of the budget is used, and when the rest goes', () => {
    expect(warmUpWait({ name: 'Google', sent: 1_240, budget: 2_000 })).toBe(
      '1,240 of 2,000 to Google today; the rest goes tomorrow from 00:00 UTC.',
    );
    expect(warmUpWait({ name: 'Other providers', sent: 1, budget: 300 })).toContain('to other providers today');
  });

  it('gives the reason of a budget that did not grow', () => {
    expect(warmUpHold({ heldBecause: 'Google limits the rate.' })).toBe(
      'As many as yesterday: Google limits the rate.',
    );
    expect(warmUpHold({ heldBecause: null })).toBe('');
  });
});
