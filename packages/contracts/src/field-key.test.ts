import { describe, expect, it } from 'vitest';
import { fieldKeyOf } from './field-key.ts';

describe('the key of a field', () => {
  it.each([
    ['Constructor', 'constructor_2'],
    ['City', 'city'],
    [' ZIP / postal code ', 'zip_postal_code'],
    ['Größe', 'gro_e'],
    ['Prénom', 'prenom'],
    ['MEMBER_RATING', 'member_rating'],
    ['Город', 'field'],
    ['first name', 'first_name_2'],
    ['Email', 'email_2'],
    ['Reader', 'reader_2'],
    ['2026 budget', 'field_2026_budget'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('follows from the name %j as %j', (name, key) => {
    expect(fieldKeyOf(name, new Set())).toBe(key);
  });

  it('differs from the taken ones by a number', () => {
    expect(fieldKeyOf('City', new Set(['city', 'city_2']))).toBe('city_3');
  });
});
