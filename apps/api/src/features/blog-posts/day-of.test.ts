import { describe, expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

const today = new Date('2026-03-04T12:00:00Z');

describe('dayOf', () => {
  it.each([
    ['January 22, 2025', '2025-01-22'],
    ['2025-01-22', '2025-01-22'],
    ['22 Jan 2025', '2025-01-22'],
    ['February 30, 2026', '2026-03-04'],
    ['April 31 2026', '2026-03-04'],
    ['January 2025', '2025-01-01'],
    ['2026-11-22T10:00:00Z', '2026-11-22'],
    ['Spring', '2026-03-04'],
    ['January 1, 99999', '2026-03-04'],
    ['-000001-01-01', '2026-03-04'],
    ['0000-01-01T00:00Z', '2026-03-04'],
  ])('maps %j to %s', (written, day) => expect(dayOf(written, today)).toBe(day));
});
