import { describe, expect, it } from 'vitest';
import { isStaffEmail } from './staff-domain.ts';

const domains = ['lanesight.ai', 'lanesight.io'];

describe('isStaffEmail', () => {
  it.each(['ada@lanesight.ai', 'ada@LaneSight.IO', '"a@b"@lanesight.ai'])('accepts %s', (email) =>
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
  ])('rejects %j', (email) => expect(isStaffEmail(email, domains)).toBe(false));
});
