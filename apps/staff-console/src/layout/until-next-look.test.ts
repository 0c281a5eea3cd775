import { expect, it } from 'vitest';
import { untilNextLook } from './until-next-look.ts';

it('looks each half minute before a moment, right after it, and then each other second', () => {
  expect(untilNextLook(10_000_000, 0)).toBe(30_000);
  expect(untilNextLook(5_000, 0)).toBe(5_500);
  expect(untilNextLook(0, 0)).toBe(2_000);
  expect(untilNextLook(0, 90_000)).toBe(2_000);
});
