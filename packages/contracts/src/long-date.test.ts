import { describe, expect, it } from 'vitest';
import { longDateOf, readDay } from './long-date.ts';

describe('long dates', () => {
  it.each([
    ['January 22, 2025', '2025-01-22'],
    ['  january 22 2025 ', '2025-01-22'],
    ['Jan. 2, 2025', '2025-01-02'],
    ['22 January 2025', '2025-01-22'],
    ['2025-01-22', '2025-01-22'],
    ['February 29, 2024', '2024-02-29'],
  ])('parses %j as %s', (written, day) => expect(readDay(written)).toBe(day));

  it.each([
    '22/11/2026',
    '1/2/2026',
    'Spring 2024',
    'February 29, 2025',
    'January 32, 2025',
    'January 22',
    '22 22 2025',
    'Ja 2, 2025',
    'January 22, 20255',
    '2025-13-01',
    '',
  ])('finds no day in %j', (written) => expect(readDay(written)).toBeUndefined());

  it('formats a day in any time zone', () => {
    expect(longDateOf('2025-01-22')).toBe('January 22, 2025');
    expect(longDateOf('2024-02-29')).toBe('February 29, 2024');
  });

  it('parses its own format', () => {
    for (const day of ['2026-01-01', '2026-05-31', '2026-12-31']) expect(readDay(longDateOf(day))).toBe(day);
  });
});
