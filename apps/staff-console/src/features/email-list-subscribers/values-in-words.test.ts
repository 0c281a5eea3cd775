import { expect, it } from 'vitest';
import { fullNameOf, valuesInWords } from './values-in-words.ts';

const fields = ['city', 'name', 'constructor', 'age', 'vip', 'zip'].map((key) => ({ key, name: key.toUpperCase() }));

it('names the first values of a subscriber, whose full name is shown elsewhere', () => {
  const values = { name: 'Ada Lovelace', age: 36, vip: true, zip: '02134', city: 'x'.repeat(50) };
  expect(valuesInWords(values, fields)).toBe(`CITY: ${'x'.repeat(40)} · AGE: 36 · VIP: yes`);
  expect(valuesInWords({}, fields)).toBe('');
  expect([fullNameOf(values), fullNameOf({})]).toEqual(['Ada Lovelace', '']);
});
