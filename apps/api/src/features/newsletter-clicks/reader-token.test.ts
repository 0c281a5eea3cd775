import { describe, expect, it } from 'vitest';
import { createAddressToken } from '../mail-preferences/address-token.ts';
import { decryptReaderToken, createReaderToken } from './reader-token.ts';

const secrets = ['n'.repeat(40), 'o'.repeat(40)];
const reader = { campaignId: '01935f1e-dddd-7eee-8fff-ba9876543210', delivery: 2_147_483_647 };

describe('reader token', () => {
  it('returns the encrypted values, is deterministic, and has the minimum length', () => {
    const token = createReaderToken(secrets, reader);
    expect(decryptReaderToken(secrets, token)).toEqual(reader);
    expect(createReaderToken(secrets, reader)).toBe(token);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(createReaderToken(secrets, { ...reader, delivery: 1 })).not.toBe(token);
  });

  it('decrypts with an older secret, and not with a foreign one', () => {
    const token = createReaderToken([secrets[1]!], reader);
    expect(decryptReaderToken(secrets, token)).toEqual(reader);
    expect(decryptReaderToken(['x'.repeat(40)], token)).toBeUndefined();
  });

  it('rejects a changed, truncated or forged token', () => {
    const token = createReaderToken(secrets, reader);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(decryptReaderToken(secrets, token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
    }
    for (const made of ['', 'x', token.slice(0, -4), `${token}AAAA`, 'A'.repeat(64)])
      expect(decryptReaderToken(secrets, made)).toBeUndefined();
  });

  it('rejects the token of a preferences link, which is encrypted for another purpose', () => {
    const about = { email: 'anna', listId: reader.campaignId, campaignId: reader.campaignId };
    expect(decryptReaderToken(secrets, createAddressToken(secrets, about))).toBeUndefined();
  });
});
