import { describe, expect, it } from 'vitest';
import type { AbTest } from '@workspace/contracts/campaign-ab-tests';
import { resultSentence } from './result-sentence.ts';

type Decision = NonNullable<AbTest['decision']>;

const sentence = (decision: Partial<Decision>, testShare = 20, isSent = false) =>
  resultSentence(
    {
      variants: [],
      differences: [],
      winnerBy: 'clicks',
      testShare,
      testMinutes: 240,
      endsAt: null,
      waiting: 0,
      decision: {
        winner: 0,
        reason: 'clicks',
        at: '2026-11-25T10:00:00.000Z',
        by: null,
        figures: [],
        differences: [],
        ...decision,
      },
    },
    isSent,
  );
const difference = (best: number, other: number, low: number, high: number) => ({
  best,
  other,
  value: (low + high) / 2,
  low,
  high,
});

describe('resultSentence', () => {
  it('names a difference with its interval', () => {
    expect(sentence({ winner: 1, differences: [difference(1, 0, 0.021, 0.098)] })).toBe(
      'More people clicked with B than with A (from 2.1 to 9.8 percentage points more). B goes to the rest.',
    );
  });

  it('claims no difference when the interval contains 0', () => {
    expect(sentence({ reason: 'no_difference', differences: [difference(1, 0, -0.012, 0.054)] })).toBe(
      'No difference can be told between A and B: B had from −1.2 to 5.4 percentage points more than A, and 0 is possible. A, the first of them, goes to the rest.',
    );
  });

  it('names only the variants that are not told apart', () => {
    const differences = [difference(2, 0, 0.01, 0.1), difference(2, 1, -0.02, 0.03)];
    expect(sentence({ winner: 1, reason: 'no_difference', differences })).toContain('told between B and C: C had');
  });

  it('says so without clicks, and when nobody is left', () => {
    expect(sentence({ reason: 'no_difference' })).toBe(
      'There were too few clicks to compare the variants. A, the first of them, goes to the rest.',
    );
    expect(sentence({ reason: 'no_difference' }, 100)).toBe('There were too few clicks to compare the variants.');
  });

  it('is in the past tense once the rest is sent', () => {
    expect(sentence({ reason: 'hand', winner: 1 }, 20, true)).toBe('A staff member chose B. B went to the rest.');
    expect(sentence({ reason: 'no_difference' }, 20, true)).toContain('A, the first of them, went to the rest.');
  });

  it('names the person who chose', () => {
    expect(sentence({ reason: 'hand', by: 'ada@lanesight.ai', winner: 1 })).toBe(
      'ada@lanesight.ai chose B. B goes to the rest.',
    );
  });
});
