import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TokenKey } from '../../config-linkedin.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** The ciphertext, and the ID of its key. */
export interface EncryptedText {
  keyId: string;
  bytes: Buffer;
}

/** Encrypts a text with the first key (AES-256-GCM). The key ID is authenticated data. */
export function encrypt([{ id, key }]: readonly [TokenKey, ...TokenKey[]], text: string): EncryptedText {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(id));
  return { keyId: id, bytes: Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]) };
}

/** Decrypts a text; undefined when the key was removed or the bytes were changed. */
export function decrypt(keys: readonly TokenKey[], { keyId, bytes }: EncryptedText): string | undefined {
  const found = keys.find(({ id }) => id === keyId);
  if (!found || bytes.length <= nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(boundTo(keyId)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

const boundTo = (keyId: string): Buffer => Buffer.from(`linkedin tokens, ${keyId}`);
