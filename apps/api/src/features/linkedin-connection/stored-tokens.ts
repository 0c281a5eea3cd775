import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinTokens } from '../../adapters/linkedin/tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';
import { seal, unseal } from './seal.ts';

type Keys = LinkedinDeps['tokenKeys'];
type Sealed = Pick<LinkedinConnectionEntity, 'tokens' | 'keyId'>;

/** The two secrets of a sign-in. */
export type StoredTokens = Pick<LinkedinTokens, 'accessToken' | 'refreshToken'>;

/** The tokens of the row; undefined where the key is gone. */
export function openTokens(keys: Keys, { tokens, keyId }: Sealed): StoredTokens | undefined {
  const text = unseal(keys, { keyId, bytes: Buffer.from(tokens) });
  return text === undefined ? undefined : (JSON.parse(text) as StoredTokens);
}

/** The columns that tokens are kept in. A refresh that says nothing of the refresh token leaves it as it was. */
export function columnsOf(keys: Keys, given: LinkedinTokens, before?: StoredTokens & { signInEndsAt: Date }) {
  const refreshToken = given.refreshToken ?? before?.refreshToken ?? null;
  const { keyId, bytes } = seal(keys, JSON.stringify({ accessToken: given.accessToken, refreshToken }));
  const stored = given.refreshToken ? given.refreshEndsAt : null;
  const signInEndsAt = stored ?? (refreshToken ? before?.signInEndsAt : undefined) ?? given.accessEndsAt;
  return { tokens: bytes, keyId, accessEndsAt: given.accessEndsAt, signInEndsAt, isOver: false };
}

/** Seals with the newest key what an older one sealed, so that the older one can be taken away. Gives whether it was. */
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

/** The connection, held against everybody else until the transaction ends. */
export async function lockedConnection(em: EntityManager): Promise<LinkedinConnectionEntity | undefined> {
  await em.execute('select from linkedin_connection for update');
  const [row] = await em.find(LinkedinConnectionEntity, {}, { refresh: true });
  return row;
}
