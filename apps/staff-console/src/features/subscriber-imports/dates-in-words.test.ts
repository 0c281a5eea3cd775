import { describe, expect, it } from 'vitest';
import { datesInWords } from './dates-in-words.ts';

const field = { column: 1, name: 'Since', key: null, type: 'date', values: 2 } as const;
const text = '05/01/2026';

describe('datesInWords', () => {
  it('says how dates are read that are possible in two orders', () => {
    expect(datesInWords([field, { ...field, slashed: { text, date: '2026-05-01', isDayFirst: false } }])).toEqual([
      'Since: “05/01/2026” is read as May 1, 2026.',
    ]);
    expect(datesInWords([{ ...field, slashed: { text, date: '2026-01-05', isDayFirst: true } }])).toEqual([
      'Since: “05/01/2026” is read as January 5, 2026, because other dates of this column begin with the day.',
    ]);
  });
});
