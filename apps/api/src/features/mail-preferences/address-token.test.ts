import { describe, expect, it } from 'vitest';
import { decryptAddressToken, createAddressToken } from './address-token.ts';

const secrets = ['n'.repeat(40), 'o'.repeat(40)];
const about = {
  email: 'Änne@example.org',
  listId: '01935f1e-aaaa-7bbb-8ccc-0123456789ab',
  campaignId: '01935f1e-dddd-7eee-8fff-ba9876543210',
};

describe('the token of an address', () => {
  it('returns the encrypted values, is deterministic, and reveals nothing', () => {
    const token = createAddressToken(secrets, about);
    expect(decryptAddressToken(secrets, token)).toEqual(about);
    expect(createAddressToken(secrets, about)).toBe(token);
    expect(token).toMatch(/^[\w-]{80,200}$/);
    expect(Buffer.from(token, 'base64url').includes('example.org')).toBe(false);
  });

  it('differs for another address, list or campaign', () => {
    const others = [
      about,
      { ...about, email: 'änne@example.org' },
      { ...about, listId: about.campaignId },
      { ...about, campaignId: about.listId },
    ];
    expect(new Set(others.map((each) => createAddressToken(secrets, each))).size).toBe(4);
  });

  it('decrypts with an older secret, and not with a foreign one', () => {
    const token = createAddressToken([secrets[1]!], about);
    expect(decryptAddressToken(secrets, token)).toEqual(about);
    expect(decryptAddressToken(['x'.repeat(40)], token)).toBeUndefined();
  });

  it('rejects a changed, truncated or forged token', () => {
    const token = createAddressToken(secrets, about);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(decryptAddressToken(secrets, token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
    }
    for (const made of ['', 'x', token.slice(0, -4), `${token}AAAA`, `${token}=`, 'A'.repeat(120)])
      expect(decryptAddressToken(secrets, made)).toBeUndefined();
  });
});
