import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinTokens } from '../../adapters/linkedin/tokens.ts';
import { columnsOf, lockedConnection, openTokens } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';

/** Keeps a sign-in. One that was there before is replaced; what is set stays, so that signing in anew loses nothing. */
export async function storeSignIn(
  em: EntityManager,
  { tokenKeys }: LinkedinDeps,
  tokens: LinkedinTokens,
  by: string,
): Promise<void> {
  const signIn = { ...columnsOf(tokenKeys, tokens), connectedBy: by, connectedAt: new Date() };
  await em.upsert(LinkedinConnectionEntity, { isOnly: true, ...signIn }, { onConflictFields: ['isOnly'] });
}

/**
 * Forgets the sign-in and what is set, then takes the permission back at LinkedIn, whether or not that answers. What
 * waits to be posted waits for a person. Gives whether LinkedIn was told.
 */
export async function disconnect(em: EntityManager, { linkedin, tokenKeys }: LinkedinDeps): Promise<boolean> {
  const stored = await em.transactional(async (inside) => {
    const row = await lockedConnection(inside);
    if (!row) return undefined;
    await inside.execute(`
      update linkedin_posts set status = 'failed', next_at = null, fault = 'not_connected' where status = 'waiting'`);
    inside.remove(row);
    return openTokens(tokenKeys, row);
  });
  if (!stored) return false;
  const tokens = [stored.refreshToken, stored.accessToken].filter((token) => token !== null);
  const answers = await Promise.all(tokens.map((token) => linkedin.revoke(token)));
  return answers.every(({ failure }) => !failure);
}
