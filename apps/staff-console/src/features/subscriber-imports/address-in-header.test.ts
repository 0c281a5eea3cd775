import { describe, expect, it } from 'vitest';
import { addressInHeader } from './address-in-header.ts';

describe('addressInHeader', () => {
  it('finds the address of a person where the names of the columns should be', () => {
    expect(addressInHeader(['Ann', 'email@x.example', 'Lee'])).toBe('email@x.example');
    expect(addressInHeader(['Ann Lee <ann@x.example>'])).toBe('ann@x.example');
  });

  it('finds none among the names of columns', () => {
    expect(addressInHeader(['E-mail', 'first_name', 'email @work', '', '@handle'])).toBeUndefined();
  });
});
