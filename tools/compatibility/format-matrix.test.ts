import { expect, it } from 'vitest';
import { formatMatrix } from './format-matrix.ts';

it('formatMatrix aligns the columns of the table', () => {
  const rows = [
    { title: 'site new, console old', passed: 1, failed: 0 },
    { title: 'tests', passed: 120, failed: 12 },
  ];
  expect(formatMatrix(rows).split('\n')).toEqual([
    '| combination           | passed | failed |',
    '| --------------------- | -----: | -----: |',
    '| site new, console old |      1 |      0 |',
    '| tests                 |    120 |     12 |',
  ]);
});
