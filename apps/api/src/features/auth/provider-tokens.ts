import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

/** Derives a key, so that no session secret encrypts anything else. */
const keyOf = (secret: string): Uint8Array => createHmac('sha256', secret).update('token of the provider').digest();

async function encryptToken([newest]: readonly string[], token: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(token))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(newest!));
}

/** Decrypts a stored token; undefined when its secret was removed. */
export async function decryptToken(secrets: readonly string[], stored: string): Promise<string | undefined> {
  const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  for (const secret of secrets) {
    try {
      return Buffer.from((await compactDecrypt(stored, keyOf(secret), allowed)).plaintext).toString();
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return undefined;
}

/** Stores the token that asks the provider about the person of a session. */
export async function storeProviderToken(
  em: EntityManager,
  sid: string,
  token: string,
  secrets: readonly string[],
): Promise<void> {
  await em.execute('update sessions set provider_token = ?, provider_checked_at = now() where sid = ?', [
    await encryptToken(secrets, token),
    sid,
  ]);
}
