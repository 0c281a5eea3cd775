import { describe, expect, it } from 'vitest';
import { createAddressToken } from '../mail-preferences/address-token.ts';
import { createConfirmationToken, decryptConfirmationToken } from './confirmation-token.ts';

const secrets = ['n'.repeat(40), 'o'.repeat(40)];
const claims = { id: '01935f1e-dddd-7eee-8fff-ba9876543210', expiresAt: new Date('2026-12-02T12:34:56.789Z') };

describe('the token of a confirmation link', () => {
  it('returns its sign-up and the end of its time, also when an older secret made it', () => {
    const token = createConfirmationToken(secrets, claims);
    expect(token).toMatch(/^[\w-]{67}$/);
    expect(decryptConfirmationToken(secrets, token)).toEqual(claims);
    expect(decryptConfirmationToken(['new'.repeat(20), secrets[0]!], token)).toEqual(claims);
    expect(decryptConfirmationToken([secrets[1]!], token)).toBeUndefined();
  });

  it('rejects a changed token, and the token of a newsletter', () => {
    const token = createConfirmationToken(secrets, claims);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(decryptConfirmationToken(secrets, token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
    }
    const ofNewsletter = createAddressToken(secrets, { email: 'a@b.cd', listId: claims.id, campaignId: claims.id });
    for (const made of ['', 'x', ofNewsletter]) expect(decryptConfirmationToken(secrets, made)).toBeUndefined();
  });
});
