import { describe, expect, it } from 'vitest';
import { drawingKinds } from './document.ts';
import { newSheet } from './drawing-sheet.ts';
import { cellError, numberIn, printAmount, readDrawing } from './read-drawing.ts';

const curve = (...rows: string[][]) => [['Years', 'a', 'b'], ...rows];

it.each([
  ['1250', 1250],
  [' $1,250.50 ', 1250.5],
  ['0', 0],
  ['12,345,678', 12_345_678],
  ['', undefined],
  ['1,25', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['62 %', undefined],
])('reads the number %j', (text, number) => expect(numberIn(text)).toBe(number));

it('prints dollars with their sign, and other units after the amount', () => {
  expect(printAmount(1234.5, 'Dollars')).toBe('$1,234.5');
  expect(printAmount(400, 'lane miles')).toBe('400 lane miles');
});

describe('readDrawing', () => {
  it.each(drawingKinds)('reads the table that a new %s begins with', (kind) =>
    expect(readDrawing(kind, newSheet[kind])).toMatchObject({ kind }),
  );

  it('sums the parts of each bar', () => {
    const rows = [
      ['Dollars', 'Seals', 'Overlays'],
      ['City', '$1,000', '250.5'],
    ];
    expect(readDrawing('cost-bars', rows)).toEqual({
      kind: 'cost-bars',
      sums: [
        {
          name: 'City',
          total: '$1,250.5',
          parts: [
            { name: 'Seals', amount: 1000, printed: '$1,000' },
            { name: 'Overlays', amount: 250.5, printed: '$250.5' },
          ],
        },
      ],
    });
  });

  it('leaves a gap in the second curve where no rating is known', () =>
    expect(readDrawing('deterioration-curve', curve(['0', '99', ''], ['5', '80', '90']))).toMatchObject({
      years: [0, 5],
      curves: [
        { name: 'a', ratings: [99, 80] },
        { name: 'b', ratings: [undefined, 90] },
      ],
    }));

  it('rejects a table that does not fit, and one with an error', () => {
    expect(readDrawing('pci-scale', [['a', 'b', 'c']])).toBeUndefined();
    expect(readDrawing('deterioration-curve', curve(['0', '99', '']))).toBeUndefined();
    expect(
      readDrawing('pci-scale', [
        ['a', 'b'],
        ['c', '101'],
      ]),
    ).toBeUndefined();
  });
});

it.each([
  [
    'pci-scale',
    [
      ['', 'PCI'],
      ['a', '6'],
    ],
    0,
    0,
    /heading/,
  ],
  [
    'pci-scale',
    [
      ['Street', 'PCI'],
      [' ', '6'],
    ],
    1,
    0,
    /name/,
  ],
  [
    'pci-scale',
    [
      ['Street', 'PCI'],
      ['a', '100.5'],
    ],
    1,
    1,
    /from 0 to 100/,
  ],
  ['deterioration-curve', curve(['0', '9', '9'], ['0', '8', '8']), 2, 0, /more years/],
  ['deterioration-curve', curve(['201', '9', '9']), 1, 0, /from 0 to 200/],
  ['deterioration-curve', curve(['1', '', '9']), 1, 1, /from 0 to 100/],
  [
    'cost-bars',
    [
      ['Dollars', 'a'],
      ['b', 'many'],
    ],
    1,
    1,
    /an amount, such as/,
  ],
  [
    'cost-bars',
    [
      ['Dollars', 'a'],
      ['b', '0'],
    ],
    1,
    1,
    /above 0/,
  ],
] as const)('says what is wrong in a cell of %s: %j', (kind, rows, row, column, message) =>
  expect(cellError(kind, rows, row, column)).toMatch(message),
);
