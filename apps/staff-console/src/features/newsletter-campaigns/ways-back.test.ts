import { describe, expect, it } from 'vitest';
import { waysBack } from './ways-back.ts';

describe('waysBack', () => {
  it.each([
    [undefined, 'You can undo it for 1 minute, and pause or cancel it on the way.'],
    [300, 'You can undo it for 5 minutes, and pause or cancel it on the way.'],
    [90, 'You can undo it for 90 seconds, and pause or cancel it on the way.'],
    [0, 'You can pause or cancel it on the way.'],
  ])('names the time of %s seconds, and no undo without one', (seconds, sentence) => {
    expect(waysBack(seconds)).toBe(sentence);
  });
});
