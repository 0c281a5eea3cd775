import { describe, expect, it } from 'vitest';
import { SlashedDates } from './slashed-dates.ts';

function after(...texts: string[]): SlashedDates {
  const dates = new SlashedDates();
  for (const text of texts) dates.read(text);
  return dates;
}

describe('SlashedDates', () => {
  it('reads dates in the American order unless another date proves the day first', () => {
    expect(after('05/01/2026').reading).toEqual({
      slashed: { text: '05/01/2026', date: '2026-05-01', isDayFirst: false },
    });
    expect(after('05/01/2026', '31/01/2026').reading).toEqual({
      slashed: { text: '05/01/2026', date: '2026-01-05', isDayFirst: true },
    });
    expect(after('1/31/2026', '5/5/2026', 'soon').reading).toEqual({});
  });

  it('knows no order for a column that proves both', () => {
    expect(after('31/1/2026', '1/31/2026').order).toBe('mixed');
    expect(after('31/1/2026').order).toBe('day-first');
  });
});
