import { expect, it } from 'vitest';
import { startLabelOf } from './start-label-of.ts';

const counts = { added: 0, present: 0, left: 0, doubled: 0, invalid: 0 };

it('names the effect of an import, also of a file with unsubscribed people alone', () => {
  expect(startLabelOf({ counts: { ...counts, added: 2, unsubscribed: 1 }, fields: [] })).toBe('Import 2 subscribers');
  expect(startLabelOf({ counts: { ...counts, unsubscribed: 3 }, fields: [] })).toBe('Store 3 people as unsubscribed');
  expect(startLabelOf({ counts: { ...counts, present: 1 }, fields: [] })).toBeUndefined();
});
