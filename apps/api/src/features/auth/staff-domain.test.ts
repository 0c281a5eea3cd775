import { expect, it } from 'vitest';
import { isStaffEmail } from './staff-domain.ts';

const domains = ['lanesight.ai', 'lanesight.io'];

it.each(['ada@lanesight.ai', 'ada@LaneSight.IO', '"a@b"@lanesight.ai'])('%s is staff', (email) =>
  expect(isStaffEmail(email, domains)).toBe(true),
);

it.each([
  'x@evil-lanesight.ai',
  'x@lanesight.ai.evil.com',
  'x@sub.lanesight.ai',
  'lanesight.ai',
  '@lanesight.ai',
  'x@lanesight.ai@evil.com',
  'x@lanesight.ai ',
  'x@lanesight.ai\n',
  '',
])('%j is not', (email) => expect(isStaffEmail(email, domains)).toBe(false));
