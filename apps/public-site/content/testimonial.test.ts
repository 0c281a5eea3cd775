import { describe, expect, test } from 'vitest';
import { initialsOf } from './testimonial.ts';

describe('initialsOf', () => {
  test('returns the first letter of each word of the name', () => {
    expect(initialsOf('Dana Whitfield')).toBe('DW');
    expect(initialsOf('ana de la Cruz')).toBe('ADLC');
  });
});
