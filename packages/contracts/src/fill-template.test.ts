import { describe, expect, it } from 'vitest';
import { fillTemplate, firstPlaceholder, unfitPlaceholder } from './fill-template.ts';

const values = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@city.example',
  citySize: '',
  service: '',
  myName: 'Grace',
};

describe('fillTemplate', () => {
  it('fills values, and fallbacks for empty ones', () => {
    expect(fillTemplate('Hi {{ firstName | there }} {{lastName|of the city}}, {{myName}}', values)).toBe(
      'Hi Ada of the city, Grace',
    );
    expect(fillTemplate('Dear {{firstName|friend}}', { ...values, firstName: ' ' })).toBe('Dear friend');
  });

  it('leaves unknown placeholders, and inserts values literally', () => {
    expect(fillTemplate('{{toString}} {{firstName}}', { ...values, firstName: '{{email}} $&' })).toBe(
      '{{toString}} {{email}} $&',
    );
  });
});

it('finds placeholders', () => {
  expect(unfitPlaceholder('{{firstName}} {{ city | x }}')).toBe('{{ city | x }}');
  expect(unfitPlaceholder('{{firstName|you}}')).toBeUndefined();
  expect(unfitPlaceholder('Dear {firstName | friend},')).toBe('{firstName | friend}');
  expect(unfitPlaceholder('{a firstName} {{firstName}} {city}')).toBeUndefined();
  expect(firstPlaceholder('a {{firstName}} b')).toBe('{{firstName}}');
  expect(firstPlaceholder('a { {b} }')).toBeUndefined();
});
