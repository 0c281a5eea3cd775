import { describe, expect, test } from 'vitest';
import { roundSteps } from './round-steps.ts';

const labels = (longest: number) => roundSteps(longest).map(({ label }) => label);

describe('roundSteps', () => {
  test.each([
    [200_000, ['$0', '$50K', '$100K', '$150K']],
    [110_000, ['$0', '$25K', '$50K', '$75K', '$100K']],
    [3_070_000, ['$0', '$1M', '$2M']],
    [1, ['$0', '$0.25', '$0.5', '$0.75']],
  ])('returns for a scale up to %d the steps %j', (longest, steps) => expect(labels(longest)).toEqual(steps));

  test.each([0.02, 7, 99_999, 100_000, 6.6e9, 9.99e12])(
    'returns three to five steps for a scale up to %d',
    (longest) => {
      expect(labels(longest).length).toBeGreaterThanOrEqual(3);
      expect(labels(longest).length).toBeLessThanOrEqual(5);
    },
  );
});
