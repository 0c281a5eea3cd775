import { expect, it } from 'vitest';
import type { TokenKey } from '../../config-linkedin.ts';
import { seal, unseal } from './seal.ts';

const keyOf = (id: string): TokenKey => ({ id, key: Buffer.alloc(32, id) });

it('what is sealed does not show, and opens with its key', () => {
  const sealed = seal([keyOf('a')], 'a token ☂');
  expect(sealed.bytes.toString('latin1')).not.toContain('token');
  expect(unseal([keyOf('b'), keyOf('a')], sealed)).toBe('a token ☂');
  expect(seal([keyOf('a')], 'a token ☂').bytes.equals(sealed.bytes)).toBe(false);
});

it('the first key seals, so that an older one can go when nothing is sealed with it any more', () => {
  expect(seal([keyOf('new'), keyOf('old')], 'x').keyId).toBe('new');
});

it('nothing opens without its key, under another name, or changed', () => {
  const sealed = seal([keyOf('a')], 'a token');
  expect(unseal([keyOf('b')], sealed)).toBeUndefined();
  expect(unseal([{ id: 'b', key: keyOf('a').key }], { ...sealed, keyId: 'b' })).toBeUndefined();
  sealed.bytes[20]! ^= 1;
  expect(unseal([keyOf('a')], sealed)).toBeUndefined();
  expect(unseal([keyOf('a')], { keyId: 'a', bytes: Buffer.alloc(3) })).toBeUndefined();
});
