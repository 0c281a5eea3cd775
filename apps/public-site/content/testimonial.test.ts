import { expect, test } from 'vitest';
import { initialsOf } from './testimonial.ts';

test('initials are the first letter of each word of the name', () => {
  expect(initialsOf('Dana Whitfield')).toBe('DW');
  expect(initialsOf('ana de la Cruz')).toBe('ADLC');
});
