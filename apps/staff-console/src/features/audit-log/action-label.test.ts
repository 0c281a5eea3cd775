import { expect, it } from 'vitest';
import { actionLabel } from './action-label.ts';

it('names an action in words', () => {
  expect(actionLabel('changePost')).toBe('Change post');
  expect(actionLabel('finishLogin')).toBe('Signed in');
});
