import { describe, expect, it } from 'vitest';
import { pollAround } from './poll-around.ts';

describe('pollAround', () => {
  it('polls every 30 seconds before a time, right after it, and then every two seconds', () => {
    expect(pollAround(10_000_000, 0)).toBe(30_000);
    expect(pollAround(5_000, 0)).toBe(5_500);
    expect(pollAround(0, 0)).toBe(2_000);
    expect(pollAround(0, 90_000)).toBe(2_000);
  });
});
