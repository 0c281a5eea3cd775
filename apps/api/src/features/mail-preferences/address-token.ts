import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Whose mail a link is about, and where the link stood. */
export interface SealedAddress {
  email: string;
  listId: string;
  campaignId: string;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * An opaque token for the links of a message: nobody can read or make one. The same for the same address, list and
 * campaign, so that a message that is sent once more is the same message. `secrets`: the newest first, which seals.
 */
export function sealAddress(secrets: readonly string[], { email, listId, campaignId }: SealedAddress): string {
  const { sealing, naming } = keysOf(secrets[0]!);
  const text = Buffer.concat([bytesOfId(listId), bytesOfId(campaignId), Buffer.from(email)]);
  const nonce = createHmac('sha256', naming).update(text).digest().subarray(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** What a token holds; undefined where none of the secrets made it. */
export function openAddress(secrets: readonly string[], token: string): SealedAddress | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Other spellings of the same bytes are no token of ours.
  if (bytes.length <= nonceBytes + tagBytes + 32 || bytes.toString('base64url') !== token) return undefined;
  for (const secret of secrets) {
    const text = opened(bytes, keysOf(secret).sealing);
    if (text) return { listId: idOfBytes(text, 0), campaignId: idOfBytes(text, 16), email: text.toString('utf8', 32) };
  }
  return undefined;
}

function opened(bytes: Buffer, key: KeyObject): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const derived = new Map<string, { sealing: KeyObject; naming: KeyObject }>();

/** Deriving costs as much as sealing a hundred addresses, and there are few secrets. */
function keysOf(secret: string) {
  const known = derived.get(secret);
  if (known) return known;
  const key = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `newsletter links, ${use}`, 32)));
  const keys = { sealing: key('sealing'), naming: key('naming') };
  derived.set(secret, keys);
  return keys;
}

const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOfBytes = (bytes: Buffer, at: number): string =>
  bytes.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
