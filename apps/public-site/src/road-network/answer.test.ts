import { describe, expect, it } from 'vitest';
import { dollars, rating } from './amounts.ts';
import { answerOf } from './answer.ts';
import type { PlannedYear, Scenario } from './plan.ts';

const year = (at: number, average: number): PlannedYear => ({
  year: at,
  average,
  ratings: new Float32Array(),
  backlog: 0,
  jobs: [],
  spent: 0,
});
const scenario: Scenario = { strategy: 'benefit-per-dollar', budget: 1_200_000, firstYear: 2026, years: 10 };
const between = (now: number, then: number) => [year(2026, now), year(2036, then)];

describe('answerOf', () => {
  it('says what a budget does, and what holds the average', () => {
    const hold = { budget: 1_900_000, range: { low: 1_600_000, high: 2_300_000 } };
    expect(answerOf(between(64.2, 57.9), scenario, { target: undefined, found: hold })).toEqual({
      outcome: 'At $1.2M a year the average falls from 64 to 58 by 2036.',
      holding: '$1.9M holds it ($1.6M to $2.3M by curve).',
    });
  });

  it('calls equal printed ratings the same', () => {
    expect(answerOf(between(64.4, 63.6), scenario, { target: undefined, found: undefined }).outcome).toContain(
      'stays at 64',
    );
  });

  it('says when nothing is done, and when no budget holds the average', () => {
    const { outcome, holding } = answerOf(
      between(64, 40),
      { ...scenario, strategy: 'nothing' },
      { target: undefined, found: undefined },
    );
    expect(outcome).toBe('With nothing done the average falls from 64 to 40 by 2036.');
    expect(holding).toBe('No budget by most benefit per dollar holds it in this order of work.');
  });

  it('says what brings the average to a target, and that the other curve never does', () => {
    const found = { budget: 79_000_000, range: undefined };
    expect(answerOf(between(64, 70), scenario, { target: 89.6, found }).holding).toBe(
      '$79.0M brings it to 89.6 (by the other curve, no budget does).',
    );
  });

  it('says what keeps the average above a target that is below it today', () => {
    const target = (budget: number) => ({ target: 50, found: { budget, range: { low: 0, high: budget } } });
    expect(answerOf(between(64, 40), scenario, target(900_000)).holding).toBe(
      '$900,000 keeps it at 50 or above ($0 to $900,000 by curve).',
    );
    expect(answerOf(between(64, 55), scenario, target(0)).holding).toBe('$0 keeps it at 50 or above (by both curves).');
  });

  it('gives no range where both curves need the same', () => {
    const found = { budget: 636_000, range: { low: 636_000, high: 636_000 } };
    expect(answerOf(between(64, 70), scenario, { target: undefined, found }).holding).toBe(
      '$636,000 holds it (by both curves).',
    );
  });

  it('says small ranges in dollars', () => {
    const hold = { budget: 450_000, range: { low: 300_000, high: 1_200_000 } };
    expect(answerOf(between(64, 70), scenario, { target: undefined, found: hold }).holding).toBe(
      '$450,000 holds it ($300,000 to $1.2M by curve).',
    );
  });
});

describe('dollars', () => {
  it.each([
    [112_000, '$112,000'],
    [999_499, '$999,499'],
    [999_600, '$1.0M'],
    [1_249_999, '$1.2M'],
    [9_960_000, '$10.0M'],
    [31_400_000, '$31.4M'],
    [314_000_000, '$314M'],
    [999_400_000, '$999M'],
    [4_576_000_000, '$4.6B'],
  ])('prints %d', (amount, text) => {
    expect(dollars(amount)).toBe(text);
  });
});

describe('rating', () => {
  it('is a whole number', () => {
    expect(rating(63.5)).toBe('64');
  });
});
