import { describe, expect, test } from 'vitest';
import { formatCount } from './format-number.ts';

describe('counted', () => {
  test('uses the singular for one, and the plural for zero and many', () => {
    expect([0, 1, 12_840].map((count) => formatCount(count, 'subscriber'))).toEqual([
      '0 subscribers',
      '1 subscriber',
      '12,840 subscribers',
    ]);
    expect(formatCount(2, 'person', 'people')).toBe('2 people');
  });
});
