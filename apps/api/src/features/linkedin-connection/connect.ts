import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinTokens } from '../../adapters/linkedin/tokens.ts';
import { columnsOf, lockConnection, decryptTokens } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';

/** Stores a sign-in and replaces an earlier one. The settings remain, so that signing in again loses nothing. */
export async function storeSignIn(
  em: EntityManager,
  { tokenKeys }: LinkedinDeps,
  tokens: LinkedinTokens,
  by: string,
): Promise<void> {
  const signIn = { ...(await columnsOf(tokenKeys, tokens)), connectedBy: by, connectedAt: new Date() };
  await em.upsert(LinkedinConnectionEntity, { isOnly: true, ...signIn }, { onConflictFields: ['isOnly'] });
}

/**
 * Deletes the sign-in and the settings, then revokes the token at LinkedIn, even if that fails. Waiting posts wait for
 * a staff member. Returns true when LinkedIn confirmed.
 */
export async function disconnect(em: EntityManager, { linkedin, tokenKeys }: LinkedinDeps): Promise<boolean> {
  const stored = await em.transactional(async (inside) => {
    const row = await lockConnection(inside);
    if (!row) return undefined;
    await inside.execute(`
      update linkedin_posts set status = 'failed', next_at = null, fault = 'not_connected' where status = 'waiting'`);
    inside.remove(row);
    return decryptTokens(tokenKeys, row);
  });
  if (!stored) return false;
  const tokens = [stored.refreshToken, stored.accessToken].filter((token) => token !== null);
  const answers = await Promise.all(tokens.map((token) => linkedin.revoke(token)));
  return answers.every(({ failure }) => !failure);
}
