import { expect, it } from 'vitest';
import { auditActionLabel, auditPersonLabel, auditResourceLabel, auditValueLabel } from './audit-labels.ts';

it.each([
  ['changePost', 'Change post'],
  ['finishLogin', 'Signed in'],
  ['changeContact', 'Change request'],
  ['exportContacts', 'Export requests'],
  ['createApiKey', 'Create API key'],
  ['retryLinkedinPost', 'Retry LinkedIn post'],
  ['deleteEmailList', 'Delete list'],
])('names the action %s “%s”', (action, label) => {
  expect(auditActionLabel(action)).toBe(label);
});

it.each([
  ['ada@lanesight.ai', 'ada@lanesight.ai'],
  ['system', 'The system'],
  [null, 'Nobody signed in'],
])('names the person %s “%s”', (person, label) => {
  expect(auditPersonLabel(person)).toBe(label);
});

it.each([
  ['contacts', 'requests'],
  ['auth', 'sign-ins'],
  ['later', 'later'],
])('names the resource %s “%s”', (resource, label) => {
  expect(auditResourceLabel(resource)).toBe(label);
});

it.each([
  [null, 'nothing'],
  ['true', 'yes'],
  ['false', 'no'],
  ['draft', 'draft'],
])('names the value %s “%s”', (value, label) => {
  expect(auditValueLabel(value)).toBe(label);
});
