import { describe, expect, it } from 'vitest';
import { timeError } from './time-error.ts';

describe('timeFault', () => {
  it('rejects a missing time and a time that has passed', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(timeError(null, now)).toBe('Choose a day and a time');
    expect(timeError('2026-01-01T00:00:00.000Z', now)).toBe('Choose a time that is still to come');
    expect(timeError('2026-01-01T00:01:00.000Z', now)).toBeUndefined();
  });
});
