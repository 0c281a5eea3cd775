import { describe, expect, it } from 'vitest';
import type { TokenKey } from '../../config-linkedin.ts';
import { encrypt, decrypt } from './encrypt-tokens.ts';

const keyOf = (id: string): TokenKey => ({ id, key: Buffer.alloc(32, id) });

describe('token encryption', () => {
  it('hides the text and decrypts with its key', async () => {
    const encrypted = await encrypt([keyOf('a')], 'a token ☂');
    expect(encrypted.bytes.toString('latin1')).not.toContain('token');
    expect(await decrypt([keyOf('b'), keyOf('a')], encrypted)).toBe('a token ☂');
    expect((await encrypt([keyOf('a')], 'a token ☂')).bytes.equals(encrypted.bytes)).toBe(false);
  });

  it('encrypts with the first key, so that an unused older one can be removed', async () => {
    expect((await encrypt([keyOf('new'), keyOf('old')], 'x')).keyId).toBe('new');
  });

  it('decrypts nothing without the key, under another key ID, or after a change', async () => {
    const encrypted = await encrypt([keyOf('a')], 'a token');
    expect(await decrypt([keyOf('b')], encrypted)).toBeUndefined();
    expect(await decrypt([{ id: 'b', key: keyOf('a').key }], { ...encrypted, keyId: 'b' })).toBeUndefined();
    encrypted.bytes[20]! ^= 1;
    expect(await decrypt([keyOf('a')], encrypted)).toBeUndefined();
    expect(await decrypt([keyOf('a')], { keyId: 'a', bytes: Buffer.alloc(3) })).toBeUndefined();
  });
});
