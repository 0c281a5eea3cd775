import { describe, expect, it } from 'vitest';
import { checkFields, fieldValueError, isFieldDate, longestFieldText } from './field-values.ts';

describe('a value of a field', () => {
  it.each([
    ['text', 'Denver'],
    ['number', -1.5],
    ['boolean', false],
    ['date', '2024-02-29'],
    ['date', '2024-02-29T09:30:00Z'],
    ['date', '2024-02-29T09:30:00.123456+01:00'],
  ] as const)('may be of the type %s: %j', (type, value) => {
    expect(fieldValueError(type, value)).toBeUndefined();
  });

  it.each([
    ['text', 5, 'Write a text'],
    ['text', 'x'.repeat(longestFieldText + 1), 'Keep this to 5,000 characters'],
    ['number', '5', 'Write a number'],
    ['number', Number.NaN, 'Write a number'],
    ['boolean', 'yes', 'Choose true or false'],
    ['date', '2023-02-29', 'Write a date as 2026-01-31'],
    ['date', '1/31/2026', 'Write a date as 2026-01-31'],
  ] as const)('is rejected for the type %s: %j', (type, value, message) => {
    expect(fieldValueError(type, value)).toBe(message);
  });

  it('is a date only if the calendar has the day', () => {
    expect(['2026-00-10', '2026-13-01', '2026-04-31', '2026-1-1', '2026-01-01 '].filter(isFieldDate)).toEqual([]);
  });
});

describe('checkFields', () => {
  const fields = [
    { key: 'city', name: 'City', type: 'text' },
    { key: 'age', name: 'Age', type: 'number' },
  ] as const;

  it('returns trimmed values, and null for those without a value', () => {
    expect(checkFields(fields, { city: ' Bern ', age: null })).toEqual({ values: { city: 'Bern', age: null } });
    expect(checkFields(fields, { city: ' ', age: '' })).toEqual({ values: { city: null, age: null } });
  });

  it('returns a message for each invalid or unknown key', () => {
    expect(checkFields(fields, { city: 'Bern', age: 'old', town: 'Ulm' })).toEqual({
      errors: { age: 'Write a number', town: 'There is no field “town”' },
    });
  });
});
