import { describe, expect, it } from 'vitest';
import { guessValue, isIdentifier, parseFieldText, parseSlashedDate } from './field-texts.ts';

describe('guessValue', () => {
  it.each([
    ['12', 'number', 12],
    ['-0.50', 'number', -0.5],
    ['0', 'number', 0],
    ['yes', 'boolean', true],
    ['FALSE', 'boolean', false],
    ['2026-01-31', 'date', '2026-01-31'],
    ['2026-01-31 9:05:00', 'date', '2026-01-31T09:05:00'],
    ['2026-01-31 09:05:00.5 UTC', 'date', '2026-01-31T09:05:00.5Z'],
    ['2026-01-31 09:05:00+00', 'date', '2026-01-31T09:05:00+00'],
    ['2026-01-31 09:05:00.5 +0000 UTC', 'date', '2026-01-31T09:05:00.5+0000'],
    ['2026-01-31 09:05:00 +0530 IST', 'date', '2026-01-31T09:05:00+0530'],
    ['2026-01-31 09:05:00 -0700 -0700', 'date', '2026-01-31T09:05:00-0700'],
    ['2026-01-31 09:05 or later', 'text', '2026-01-31 09:05 or later'],
    ['1/31/2026', 'date', '2026-01-31'],
    ['31/1/2026', 'text', '31/1/2026'],
    ['2026-02-30', 'text', '2026-02-30'],
    ['02134', 'text', '02134'],
    ['+1 303', 'text', '+1 303'],
    ['1e5', 'text', '1e5'],
    ['1,234', 'number', 1234],
    ['-1,234,567.5', 'number', -1234567.5],
    ['1,23', 'text', '1,23'],
    ['2026/1/31', 'date', '2026-01-31'],
    ['31.01.2026', 'date', '2026-01-31'],
    ['1/31/2026 14:05', 'date', '2026-01-31T14:05'],
    ['1/31/2026 2:05:09 PM', 'date', '2026-01-31T14:05:09'],
    ['1/31/2026 12:05 am', 'date', '2026-01-31T00:05'],
    ['Jan 31, 2026', 'date', '2026-01-31'],
    ['31 January 2026', 'date', '2026-01-31'],
    ['1/31/2026 25:05', 'text', '1/31/2026 25:05'],
    ['31.13.2026', 'text', '31.13.2026'],
    ['Main 31, 2026', 'text', 'Main 31, 2026'],
    ['y', 'text', 'y'],
    ['12345678901234567890', 'text', '12345678901234567890'],
  ])('reads %j as a %s', (text, type, value) => {
    expect(guessValue(text)).toEqual({ type, value });
  });
});

describe('parseFieldText', () => {
  it.each([
    ['number', '1,234.5', 1234.5],
    ['number', '007', 7],
    ['number', '+3', 3],
    ['number', '12 km', undefined],
    ['number', '', undefined],
    ['number', '.', undefined],
    ['boolean', 'Y', true],
    ['boolean', '0', false],
    ['boolean', 'maybe', undefined],
    ['date', '1/5/2026', '2026-01-05'],
    ['date', 'June 5', undefined],
    ['text', 'anything', 'anything'],
  ] as const)('reads a %s from %j', (type, text, value) => {
    expect(parseFieldText(type, text)).toBe(value);
  });
});

describe('parseSlashedDate', () => {
  it.each([
    ['05/1/2026', { monthFirst: '2026-05-01', dayFirst: '2026-01-05' }],
    ['31/1/2026', { monthFirst: undefined, dayFirst: '2026-01-31' }],
    ['1/31/2026', { monthFirst: '2026-01-31', dayFirst: undefined }],
    ['32/13/2026', { monthFirst: undefined, dayFirst: undefined }],
    ['5/1/2026 9:30', { monthFirst: '2026-05-01T09:30', dayFirst: '2026-01-05T09:30' }],
    ['2026-01-31', {}],
  ])('reads %s in both orders', (text, dates) => {
    expect(parseSlashedDate(text)).toEqual(dates);
  });
});

describe('isIdentifier', () => {
  it.each([
    'ZIP',
    'Postal code',
    'Phone Number',
    'Record ID',
    'Record ID - Contact',
    'Associated Deal IDs',
    'id',
    'LEID',
    'uuid',
  ])('holds for %s', (name) => {
    expect(isIdentifier(name)).toBe(true);
  });

  it.each(['Paid', 'Bid', 'Score', 'Valid', 'ID verified'])('does not hold for %s', (name) => {
    expect(isIdentifier(name)).toBe(false);
  });
});
