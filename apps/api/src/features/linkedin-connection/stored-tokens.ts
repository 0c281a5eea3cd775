import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinTokens } from '../../adapters/linkedin/tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';
import { seal, unseal } from './seal.ts';

type Keys = LinkedinDeps['tokenKeys'];
type Sealed = Pick<LinkedinConnectionEntity, 'tokens' | 'keyId'>;

/** The two tokens of a sign-in. */
export type StoredTokens = Pick<LinkedinTokens, 'accessToken' | 'refreshToken'>;

/** Decrypts the tokens of the row; undefined when the key was removed. */
export function openTokens(keys: Keys, { tokens, keyId }: Sealed): StoredTokens | undefined {
  const text = unseal(keys, { keyId, bytes: Buffer.from(tokens) });
  return text === undefined ? undefined : (JSON.parse(text) as StoredTokens);
}

/** Returns the columns that store tokens. A refresh response without a refresh token keeps the previous one. */
export function columnsOf(keys: Keys, given: LinkedinTokens, before?: StoredTokens & { signInEndsAt: Date }) {
  const refreshToken = given.refreshToken ?? before?.refreshToken ?? null;
  const { keyId, bytes } = seal(keys, JSON.stringify({ accessToken: given.accessToken, refreshToken }));
  const stored = given.refreshToken ? given.refreshEndsAt : null;
  const signInEndsAt = stored ?? (refreshToken ? before?.signInEndsAt : undefined) ?? given.accessEndsAt;
  return { tokens: bytes, keyId, accessEndsAt: given.accessEndsAt, signInEndsAt, isOver: false };
}

/**
 * Encrypts tokens of an older key with the newest one, so that the older key can be removed. Returns true when it did.
 */
export function reencryptTokens(em: EntityManager, keys: Keys): Promise<boolean> {
  return em.transactional(async (inside) => {
    const row = await lockedConnection(inside);
    const stored = row && row.keyId !== keys[0].id && openTokens(keys, row);
    if (!row || !stored) return false;
    const { keyId, bytes } = seal(keys, JSON.stringify(stored));
    Object.assign(row, { keyId, tokens: bytes });
    return true;
  });
}

/** Locks the connection until the transaction ends. */
export async function lockedConnection(em: EntityManager): Promise<LinkedinConnectionEntity | undefined> {
  await em.execute('select from linkedin_connection for update');
  const [row] = await em.find(LinkedinConnectionEntity, {}, { refresh: true });
  return row;
}
