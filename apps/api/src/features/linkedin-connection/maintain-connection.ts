import type { EntityManager } from '@mikro-orm/postgresql';
import { decryptTokens, reencryptTokens } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';
import { refreshAccessToken } from './with-access-token.ts';

/** A week before expiry, so that an outage of days does no harm. */
const early = 7 * 86_400_000;

/** Refreshes the access token before it expires, and encrypts it with the newest key. */
export async function maintainConnection(
  newEm: () => EntityManager,
  deps: LinkedinDeps | undefined,
): Promise<{ refreshed: boolean; reencrypted: boolean; fault?: string }> {
  if (!deps) return { refreshed: false, reencrypted: false };
  const reencrypted = await reencryptTokens(newEm(), deps.tokenKeys);
  const [row] = await newEm().find(LinkedinConnectionEntity, {});
  const stored = row && !row.isOver && (await decryptTokens(deps.tokenKeys, row));
  // An access token never outlives the sign-in: in its last days a refresh gains nothing.
  const isDue = row && row.accessEndsAt.getTime() - Date.now() < early && row.accessEndsAt < row.signInEndsAt;
  if (!stored || !isDue || !stored.refreshToken) return { refreshed: false, reencrypted };
  const { failure } = await refreshAccessToken(newEm, deps, stored.accessToken);
  return { refreshed: !failure, reencrypted, ...(failure && { fault: failure.kind }) };
}
