import { describe, expect, it } from 'vitest';
import { fromLocalInput, formatMoment, shortRange, shortTime, toLocalInput } from './local-time.ts';

describe('local time', () => {
  it('preserves a time through the field, to the minute', () => {
    for (const iso of ['2026-12-05T08:00:00.000Z', '2026-03-01T23:59:00.000Z'])
      expect(fromLocalInput(toLocalInput(iso))).toBe(iso);
  });

  it('returns null for an incomplete date', () => {
    expect(fromLocalInput('')).toBeNull();
    expect(toLocalInput(null)).toBe('');
  });

  it('formats a period, and a moment as one', () => {
    const [from, to] = [new Date(2026, 11, 5, 9).toISOString(), new Date(2026, 11, 5, 9, 40).toISOString()];
    expect(shortRange(from, to)).toMatch(/^Dec 5, 2026, 9:00\s–\s9:40\sAM$/);
    expect(shortRange(from, from)).toMatch(/^Dec 5, 2026, 9:00\sAM$/);
    expect(shortTime(to)).toMatch(/^9:40\sAM$/);
  });

  it('formats a time with its time zone', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(formatMoment('2026-12-05T12:00:00.000Z')).toMatch(new RegExp(`December \\d+, 2026 at .*, ${zone} time$`));
  });
});
