import { describe, expect, test } from 'vitest';
import { counted } from './figures.ts';

describe('counted', () => {
  test('uses the singular for one, and the plural for zero and many', () => {
    expect([0, 1, 12_840].map((count) => counted(count, 'subscriber'))).toEqual([
      '0 subscribers',
      '1 subscriber',
      '12,840 subscribers',
    ]);
    expect(counted(2, 'person', 'people')).toBe('2 people');
  });
});
