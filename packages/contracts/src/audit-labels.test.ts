import { expect, it } from 'vitest';
import { actionLabel } from './action-label.ts';

it.each([
  ['changePost', 'Change post'],
  ['finishLogin', 'Signed in'],
  ['changeContact', 'Change request'],
  ['exportContacts', 'Export requests'],
  ['createApiKey', 'Create API key'],
  ['retryLinkedinPost', 'Retry LinkedIn post'],
  ['deleteEmailList', 'Delete list'],
])('names the action %s “%s”', (action, label) => {
  expect(actionLabel(action)).toBe(label);
});
