import { expect, it } from 'vitest';
import { fromLocalInput, formatMoment, toLocalInput } from './local-time.ts';

it('a moment comes back from the field as it went in, to the minute', () => {
  for (const iso of ['2026-12-05T08:00:00.000Z', '2026-03-01T23:59:00.000Z'])
    expect(fromLocalInput(toLocalInput(iso))).toBe(iso);
});

it('half a date is none', () => {
  expect(fromLocalInput('')).toBeNull();
  expect(toLocalInput(null)).toBe('');
});

it('is put into words with its time zone', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatMoment('2026-12-05T12:00:00.000Z')).toMatch(new RegExp(`December \\d+, 2026 at .*, ${zone} time$`));
});
