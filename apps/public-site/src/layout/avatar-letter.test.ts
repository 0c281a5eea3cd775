import { describe, expect, test } from 'vitest';
import { avatarLetter } from './avatar-letter.ts';

describe('avatarLetter', () => {
  test('prefers the username, then the email, then U', () => {
    expect(avatarLetter({ username: 'dana', email: 'x@city.gov' })).toBe('D');
    expect(avatarLetter({ username: ' ', email: 'x@city.gov' })).toBe('X');
    expect(avatarLetter({ username: '', email: '' })).toBe('U');
  });
});
