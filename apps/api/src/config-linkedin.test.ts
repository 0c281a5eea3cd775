import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { linkedinConfig, linkedinVariables, missingOfLinkedin } from './config-linkedin.ts';

const Variables = z.object(linkedinVariables);
const key = (byte: string) => Buffer.alloc(32, byte).toString('base64');
const whole = {
  LINKEDIN_CLIENT_ID: 'id',
  LINKEDIN_CLIENT_SECRET: 'secret',
  LINKEDIN_TOKEN_KEYS: `new:${key('n')}, old:${key('o')}`,
};

describe('LinkedIn configuration', () => {
  it('allows all variables to be missing', () => {
    const read = Variables.parse({});
    expect([linkedinConfig(read), missingOfLinkedin(read)]).toEqual([undefined, []]);
  });

  it('defaults to the real LinkedIn and encrypts with the first key', () => {
    expect(linkedinConfig(Variables.parse(whole))).toMatchObject({
      siteUrl: 'https://www.linkedin.com',
      apiUrl: 'https://api.linkedin.com',
      version: expect.stringMatching(/^\d{6}$/),
      tokenKeys: [{ id: 'new' }, { id: 'old' }],
    });
    const elsewhere = Variables.parse({ ...whole, LINKEDIN_URL: 'http://localhost:3003/linkedin/' });
    expect(linkedinConfig(elsewhere)?.siteUrl).toBe('http://localhost:3003/linkedin');
  });

  it('reports the missing variables when only some are set', () => {
    const read = Variables.parse({ LINKEDIN_CLIENT_ID: 'id' });
    expect(missingOfLinkedin(read)).toEqual(['LINKEDIN_CLIENT_SECRET', 'LINKEDIN_TOKEN_KEYS']);
    expect(linkedinConfig(read)).toBeUndefined();
  });

  it.each([
    ['a key without a name', key('a')],
    ['a key that is too short', 'a:c2hvcnQ='],
    ['two keys of one name', `a:${key('a')},a:${key('b')}`],
  ])('rejects %s without repeating the key', (_case, LINKEDIN_TOKEN_KEYS) => {
    const { error } = Variables.safeParse({ ...whole, LINKEDIN_TOKEN_KEYS });
    expect(error?.issues).toMatchObject([{ path: ['LINKEDIN_TOKEN_KEYS'] }]);
    expect(error?.message).not.toContain(key('a'));
  });

  it.each(['2026-06', '202613', 'latest'])('rejects the version %s', (LINKEDIN_VERSION) => {
    expect(Variables.safeParse({ ...whole, LINKEDIN_VERSION }).success).toBe(false);
  });
});
