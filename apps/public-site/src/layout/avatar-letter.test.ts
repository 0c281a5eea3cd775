import { expect, test } from 'vitest';
import { avatarLetter } from './avatar-letter.ts';

test('the username comes first, then the email, then U', () => {
  expect(avatarLetter({ username: 'dana', email: 'x@city.gov' })).toBe('D');
  expect(avatarLetter({ username: ' ', email: 'x@city.gov' })).toBe('X');
  expect(avatarLetter({ username: '', email: '' })).toBe('U');
});
