import { describe, expect, it } from 'vitest';
import { delayInWords, delayValuesOf, hoursOf } from './delay-words.ts';

describe('the delay of a step', () => {
  it('is named in hours or days', () => {
    expect(delayInWords(0, true)).toBe('At once after joining');
    expect(delayInWords(1, true)).toBe('1 hour after joining');
    expect(delayInWords(36, false)).toBe('36 hours after the email before');
    expect(delayInWords(48, false)).toBe('2 days after the email before');
  });

  it('is read back as it was written', () => {
    for (const hours of [0, 1, 23, 24, 25, 48, 8_760]) expect(hoursOf(delayValuesOf(hours))).toBe(hours);
    for (const amount of ['', '-1', '1.5', 'two']) expect(hoursOf({ amount, unit: 'days' })).toBeUndefined();
  });
});
