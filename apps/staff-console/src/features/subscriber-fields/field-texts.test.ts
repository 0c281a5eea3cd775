import { describe, expect, it } from 'vitest';
import type { FieldType } from '@workspace/contracts/field-values';
import { changedFields, textsOf } from './field-texts.ts';

const field = (key: string, type: FieldType) => ({ id: key, key, name: key, type, emailListId: null, createdAt: '' });
const fields = [field('city', 'text'), field('age', 'number'), field('since', 'date'), field('vip', 'boolean')];
const stored = textsOf({ city: 'Denver', age: 41.5, vip: true });

describe('changedFields', () => {
  it('returns the changed values by type, and null for those that were removed', () => {
    const texts = { ...stored, city: ' ', age: '1,042', since: '1/31/2026', vip: 'false' };
    expect(changedFields(fields, stored, texts)).toEqual({
      values: { city: null, age: 1042, since: '2026-01-31', vip: false },
      errors: {},
    });
  });

  it('returns nothing without a change', () => {
    expect(changedFields(fields, stored, { ...stored, since: '' })).toEqual({ values: {}, errors: {} });
  });

  it('takes no property of every object for a value of a field', () => {
    expect(changedFields([field('constructor', 'text')], {}, {})).toEqual({ values: {}, errors: {} });
  });

  it('returns a message for a value that does not fit', () => {
    expect(changedFields(fields, stored, { ...stored, age: 'old', since: 'June' }).errors).toEqual({
      age: 'Write a number',
      since: 'Write a date as 2026-01-31',
    });
  });
});
