import { describe, expect, it } from 'vitest';
import { untilNextLook } from './until-next-look.ts';

describe('untilNextLook', () => {
  it('polls every 30 seconds before a time, right after it, and then every two seconds', () => {
    expect(untilNextLook(10_000_000, 0)).toBe(30_000);
    expect(untilNextLook(5_000, 0)).toBe(5_500);
    expect(untilNextLook(0, 0)).toBe(2_000);
    expect(untilNextLook(0, 90_000)).toBe(2_000);
  });
});
