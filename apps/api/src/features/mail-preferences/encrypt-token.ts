import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** The purpose of a token: one made for one purpose does not decrypt for another. */
export type TokenPurpose = 'newsletter links' | 'newsletter clicks' | 'sign-up confirmations';

/**
 * Encrypts to an opaque token. Deterministic, so that a resent email has the same bytes. `secrets`: the newest
 * first, which encrypts.
 */
export function encryptToken(secrets: readonly string[], use: TokenPurpose, text: Buffer): string {
  const { encryptionKey, nonceKey } = deriveKeys(secrets[0]!, use);
  const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a token; undefined when none of the secrets made it for this purpose. */
export function decryptToken(secrets: readonly string[], use: TokenPurpose, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Rejects other encodings of the same bytes.
  if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== token) return undefined;
  for (const secret of secrets) {
    const text = decryptWith(bytes, deriveKeys(secret, use).encryptionKey);
    if (text) return text;
  }
  return undefined;
}

function decryptWith(bytes: Buffer, key: KeyObject): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyCache = new Map<string, { encryptionKey: KeyObject; nonceKey: KeyObject }>();

/** Cached: deriving a key costs as much as encrypting a hundred addresses, and there are few secrets. */
function deriveKeys(secret: string, use: TokenPurpose) {
  const cached = keyCache.get(`${use} ${secret}`);
  if (cached) return cached;
  const key = (part: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `${use}, ${part}`, 32)));
  const keys = { encryptionKey: key('sealing'), nonceKey: key('naming') };
  keyCache.set(`${use} ${secret}`, keys);
  return keys;
}

/** Converts a UUID to its 16 bytes. */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Formats the 16 bytes at an offset as a UUID. */
export const idOfBytes = (bytes: Buffer, at: number): string =>
  bytes.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
