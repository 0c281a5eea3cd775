import { describe, expect, it } from 'vitest';
import { commonType, guessValue, isIdentifier, parseFieldText, parseSlashedDate } from './field-texts.ts';

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
    ['1/31/2026', 'date', '2026-01-31'],
    ['31/1/2026', 'text', '31/1/2026'],
    ['2026-02-30', 'text', '2026-02-30'],
    ['02134', 'text', '02134'],
    ['+1 303', 'text', '+1 303'],
    ['1e5', 'text', '1e5'],
    ['1,234', 'text', '1,234'],
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
    ['2026-01-31', {}],
  ])('reads %s in both orders', (text, dates) => {
    expect(parseSlashedDate(text)).toEqual(dates);
  });
});

describe('commonType', () => {
  it('is text unless all values agree', () => {
    expect(commonType(new Set(['number']))).toBe('number');
    expect(commonType(new Set(['number', 'date']))).toBe('text');
    expect(commonType(new Set())).toBe('text');
  });
});

describe('isIdentifier', () => {
  it.each(['ZIP', 'Postal code', 'Phone Number', 'Record ID', 'id', 'LEID', 'uuid'])('holds for %s', (name) => {
    expect(isIdentifier(name)).toBe(true);
  });

  it.each(['Paid', 'Bid', 'Score', 'Valid'])('does not hold for %s', (name) => {
    expect(isIdentifier(name)).toBe(false);
  });
});
