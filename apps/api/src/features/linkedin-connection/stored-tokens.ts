import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinTokens } from '../../adapters/linkedin/tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';
import { encrypt, decrypt } from './encrypt-tokens.ts';

type Keys = LinkedinDeps['tokenKeys'];
type EncryptedText = Pick<LinkedinConnectionEntity, 'tokens' | 'keyId'>;

/** The two tokens of a sign-in. */
export type StoredTokens = Pick<LinkedinTokens, 'accessToken' | 'refreshToken'>;

/** Decrypts the tokens of the row; undefined when the key was removed. */
export async function decryptTokens(keys: Keys, { tokens, keyId }: EncryptedText): Promise<StoredTokens | undefined> {
  const text = await decrypt(keys, { keyId, bytes: Buffer.from(tokens) });
  return text === undefined ? undefined : (JSON.parse(text) as StoredTokens);
}

/** Returns the columns that store tokens. A refresh response without a refresh token keeps the previous one. */
export async function columnsOf(keys: Keys, tokens: LinkedinTokens, before?: StoredTokens & { signInEndsAt: Date }) {
  const refreshToken = tokens.refreshToken ?? before?.refreshToken ?? null;
  const { keyId, bytes } = await encrypt(keys, JSON.stringify({ accessToken: tokens.accessToken, refreshToken }));
  const stored = tokens.refreshToken ? tokens.refreshEndsAt : null;
  const signInEndsAt = stored ?? (refreshToken ? before?.signInEndsAt : undefined) ?? tokens.accessEndsAt;
  return { tokens: bytes, keyId, accessEndsAt: tokens.accessEndsAt, signInEndsAt, isOver: false };
}

/**
 * Encrypts tokens of an older key with the newest one, so that the older key can be removed. Returns true when it did.
 */
export function reencryptTokens(em: EntityManager, keys: Keys): Promise<boolean> {
  return em.transactional(async (inside) => {
    const row = await lockConnection(inside);
    const stored = row && row.keyId !== keys[0].id && (await decryptTokens(keys, row));
    if (!row || !stored) return false;
    const { keyId, bytes } = await encrypt(keys, JSON.stringify(stored));
    Object.assign(row, { keyId, tokens: bytes });
    return true;
  });
}

/** Locks the connection until the transaction ends. */
export async function lockConnection(em: EntityManager): Promise<LinkedinConnectionEntity | undefined> {
  await em.execute('select from linkedin_connection for update');
  const [row] = await em.find(LinkedinConnectionEntity, {}, { refresh: true });
  return row;
}
