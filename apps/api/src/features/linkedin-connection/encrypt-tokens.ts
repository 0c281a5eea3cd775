import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import type { TokenKey } from '../../config-linkedin.ts';

/** A JWE as bytes, and the ID of its key. */
export interface EncryptedText {
  keyId: string;
  bytes: Buffer;
}

/** Encrypts a text with the first key, as a JWE (A256GCM) whose protected header names the key. */
export async function encrypt([{ id, key }]: readonly [TokenKey, ...TokenKey[]], text: string): Promise<EncryptedText> {
  const jwe = await new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .encrypt(key);
  return { keyId: id, bytes: Buffer.from(jwe) };
}

/** Decrypts a text; undefined when the key was removed or the bytes were changed. */
export async function decrypt(keys: readonly TokenKey[], { keyId, bytes }: EncryptedText): Promise<string | undefined> {
  const found = keys.find(({ id }) => id === keyId);
  if (!found) return undefined;
  const jwe = bytes.toString();
  try {
    if (decodeProtectedHeader(jwe).kid !== keyId) return undefined;
    const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
    return Buffer.from((await compactDecrypt(jwe, found.key, allowed)).plaintext).toString();
  } catch (error) {
    // `decodeProtectedHeader` throws a TypeError for text that is no JWE.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
