import { expect, test } from 'vitest';
import { difference, equals, money } from './figures.ts';

test.each([
  [110_000, '$110,000'],
  [999_499, '$999,000'],
  [999_900, '$1M'],
  [1_975_500, '$1.98M'],
  [12_345_678, '$12.3M'],
  [1.2e15, '$1,200,000B'],
  [181.818, '$182'],
  [22.5, '$22.50'],
  [2.2, '$2.20'],
  [0.0345, '$0.03'],
  [0.0004, 'under $0.01'],
  [0, '$0'],
])('%d is printed as %s', (dollars, printed) => expect(money(dollars)).toBe(printed));

test('a saving is less, and a negative one is more: a cost', () => {
  expect([difference(200_000, 110_000), difference(50_000, 110_000), difference(7, 7)]).toEqual([
    '$90,000 less',
    '$60,000 more',
    'the same',
  ]);
});

test('a difference is that of the sums as they are printed', () => {
  expect([money(181.818), money(100), difference(181.818, 100)]).toEqual(['$182', '$100', '$82 less']);
  expect(difference(110_040, 110_000)).toBe('the same');
  expect(difference(1_975_500, 110_000)).toBe('$1.87M less');
});

test('what was rounded is not said to be equal', () => {
  expect([110_000, 2.2, 181.818, 1_975_500, 0.0345].map(equals)).toEqual(['=', '=', '≈', '≈', '≈']);
});
