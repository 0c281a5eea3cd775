import { describe, expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

describe('timeLeft', () => {
  test.each([
    [0, 'under a minute left'],
    [59, 'under a minute left'],
    [60, '1 min left'],
    [200, '3 min left'],
    [3_599, '1 h left'],
    [7_500, '2 h 5 min left'],
  ])('formats %i seconds as %s', (seconds, words) => expect(timeLeft(seconds)).toBe(words));
});
