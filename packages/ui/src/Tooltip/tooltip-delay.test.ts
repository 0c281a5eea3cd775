import { describe, expect, test } from 'vitest';
import { delayBefore } from './tooltip-delay.ts';

describe('delayBefore', () => {
  test('returns 700 ms for the first tooltip, and none within 300 ms of the last one', () => {
    expect(delayBefore(0, -Infinity)).toBe(700);
    expect(delayBefore(1299, 1000)).toBe(0);
    expect(delayBefore(1300, 1000)).toBe(700);
  });
});
