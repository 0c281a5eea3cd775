import { expect, test } from 'vitest';
import { delayBefore } from './tooltip-delay.ts';

test('the first tooltip takes 700 ms, and the next one none if it follows within 300 ms', () => {
  expect(delayBefore(0, -Infinity)).toBe(700);
  expect(delayBefore(1299, 1000)).toBe(0);
  expect(delayBefore(1300, 1000)).toBe(700);
});
