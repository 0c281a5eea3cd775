import { createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

/** Derives a key for one purpose, so that no secret encrypts two kinds of text with the same key. */
const keyOf = (secret: string, purpose: string): Uint8Array => createHmac('sha256', secret).update(purpose).digest();

/** Encrypts a text for the database with the first secret, as a JWE (A256GCM). */
export async function encryptSecret([newest]: readonly string[], purpose: string, text: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(newest!, purpose));
}

/** Decrypts a stored text; undefined when its secret was removed. */
export async function decryptSecret(
  secrets: readonly string[],
  purpose: string,
  stored: string,
): Promise<string | undefined> {
  const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  for (const secret of secrets) {
    try {
      return Buffer.from((await compactDecrypt(stored, keyOf(secret, purpose), allowed)).plaintext).toString();
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return undefined;
}
