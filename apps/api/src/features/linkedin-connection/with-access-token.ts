import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinResponse, LinkedinFailure } from '../../adapters/linkedin/response.ts';
import { columnsOf, lockConnection, decryptTokens } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';

/** Reasons for a failure: one before the request to LinkedIn, or LinkedIn's own. */
export type AccessFailure = LinkedinFailure | { kind: 'not_connected' };
type Access<T> = { value: T; failure?: undefined } | { value?: undefined; failure: AccessFailure };

/** A token that expires within this time is refreshed first. */
const tooShort = 5 * 60_000;
const over: LinkedinFailure = { kind: 'sign_in', status: 401, code: 'sign_in_over' };

/** Returns the reason why no request to LinkedIn is possible by our own record; undefined when there is none. */
export async function findAccessFailure(em: EntityManager): Promise<AccessFailure | undefined> {
  const [row] = await em.find(LinkedinConnectionEntity, {});
  if (!row) return { kind: 'not_connected' };
  return row.isOver ? over : undefined;
}

/**
 * Makes a LinkedIn request with the connection's token. A token that is about to expire, or that LinkedIn calls
 * expired, is refreshed first, once. `newEm`: a separate entity manager, because the refreshed token stays stored
 * when the caller's transaction rolls back.
 */
export async function withAccessToken<T>(
  newEm: () => EntityManager,
  deps: LinkedinDeps,
  work: (accessToken: string) => Promise<LinkedinResponse<T>>,
): Promise<Access<T>> {
  const row = (await newEm().find(LinkedinConnectionEntity, {}))[0];
  if (!row) return { failure: { kind: 'not_connected' } };
  const stored = row.isOver ? undefined : await decryptTokens(deps.tokenKeys, row);
  if (!stored) return { failure: over };
  const isEnding = row.accessEndsAt.getTime() - Date.now() < tooShort;
  if (!isEnding) {
    const response = await work(stored.accessToken);
    if (response.failure?.kind !== 'sign_in') return response;
  }
  const fresh = await refreshAccessToken(newEm, deps, stored.accessToken);
  if (fresh.failure) return fresh;
  const response = await work(fresh.value);
  if (response.failure?.kind === 'sign_in') await endSignIn(newEm(), deps, fresh.value);
  return response;
}

/** Records that the sign-in ended, unless another token has replaced the rejected one. */
function endSignIn(em: EntityManager, { tokenKeys }: LinkedinDeps, refused: string): Promise<void> {
  return em.transactional(async (inside) => {
    const row = await lockConnection(inside);
    if (row && (await decryptTokens(tokenKeys, row))?.accessToken === refused) row.isOver = true;
  });
}

/**
 * Returns a newer access token than the given one. Locks the row: when several processes find the token expired, one
 * refreshes it, and the others receive the result.
 */
export function refreshAccessToken(
  newEm: () => EntityManager,
  { linkedin, tokenKeys }: LinkedinDeps,
  spent: string,
): Promise<Access<string>> {
  return newEm().transactional(async (inside): Promise<Access<string>> => {
    const row = await lockConnection(inside);
    if (!row) return { failure: { kind: 'not_connected' } };
    const stored = await decryptTokens(tokenKeys, row);
    if (!stored || row.isOver) return { failure: over };
    if (stored.accessToken !== spent) return { value: stored.accessToken };
    if (!stored.refreshToken) {
      row.isOver = true;
      return { failure: over };
    }
    const { value, failure } = await linkedin.refresh(stored.refreshToken);
    if (value) {
      Object.assign(row, await columnsOf(tokenKeys, value, { ...stored, signInEndsAt: row.signInEndsAt }));
      return { value: value.accessToken };
    }
    if (failure.kind === 'sign_in') row.isOver = true;
    return { failure };
  });
}
