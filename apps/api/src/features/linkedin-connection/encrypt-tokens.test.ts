import { describe, expect, it } from 'vitest';
import type { TokenKey } from '../../config-linkedin.ts';
import { encrypt, decrypt } from './encrypt-tokens.ts';

const keyOf = (id: string): TokenKey => ({ id, key: Buffer.alloc(32, id) });

describe('token encryption', () => {
  it('hides the text and decrypts with its key', () => {
    const encrypted = encrypt([keyOf('a')], 'a token ☂');
    expect(encrypted.bytes.toString('latin1')).not.toContain('token');
    expect(decrypt([keyOf('b'), keyOf('a')], encrypted)).toBe('a token ☂');
    expect(encrypt([keyOf('a')], 'a token ☂').bytes.equals(encrypted.bytes)).toBe(false);
  });

  it('encrypts with the first key, so that an unused older one can be removed', () => {
    expect(encrypt([keyOf('new'), keyOf('old')], 'x').keyId).toBe('new');
  });

  it('decrypts nothing without the key, under another key ID, or after a change', () => {
    const encrypted = encrypt([keyOf('a')], 'a token');
    expect(decrypt([keyOf('b')], encrypted)).toBeUndefined();
    expect(decrypt([{ id: 'b', key: keyOf('a').key }], { ...encrypted, keyId: 'b' })).toBeUndefined();
    encrypted.bytes[20]! ^= 1;
    expect(decrypt([keyOf('a')], encrypted)).toBeUndefined();
    expect(decrypt([keyOf('a')], { keyId: 'a', bytes: Buffer.alloc(3) })).toBeUndefined();
  });
});
