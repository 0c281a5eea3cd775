import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinResponse, LinkedinFailure } from '../../adapters/linkedin/response.ts';
import { columnsOf, lockedConnection, openTokens } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';

/** What may be wrong before LinkedIn is asked at all, and what LinkedIn said. */
export type AccessFailure = LinkedinFailure | { kind: 'not_connected' };
type Access<T> = { value: T; failure?: undefined } | { value?: undefined; failure: AccessFailure };

/** A token that ends within this is not begun with. */
const tooShort = 5 * 60_000;
const over: LinkedinFailure = { kind: 'sign_in', status: 401, code: 'sign_in_over' };

/** What keeps us from asking LinkedIn anything, by our own record; undefined where nothing does. */
export async function missingAccess(em: EntityManager): Promise<AccessFailure | undefined> {
  const [row] = await em.find(LinkedinConnectionEntity, {});
  if (!row) return { kind: 'not_connected' };
  return row.isOver ? over : undefined;
}

/**
 * Asks LinkedIn something with the connection's token. One that is about to end, or that LinkedIn calls ended, is
 * refreshed first, once. `newEm`: an entity manager of its own, as what comes of a refresh is kept whatever follows.
 */
export async function withAccess<T>(
  newEm: () => EntityManager,
  deps: LinkedinDeps,
  work: (accessToken: string) => Promise<LinkedinResponse<T>>,
): Promise<Access<T>> {
  const row = (await newEm().find(LinkedinConnectionEntity, {}))[0];
  if (!row) return { failure: { kind: 'not_connected' } };
  const stored = row.isOver ? undefined : openTokens(deps.tokenKeys, row);
  if (!stored) return { failure: over };
  const isEnding = row.accessEndsAt.getTime() - Date.now() < tooShort;
  if (!isEnding) {
    const response = await work(stored.accessToken);
    if (response.failure?.kind !== 'sign_in') return response;
  }
  const fresh = await refreshedToken(newEm, deps, stored.accessToken);
  if (fresh.failure) return fresh;
  const response = await work(fresh.value);
  if (response.failure?.kind === 'sign_in') await endSignIn(newEm(), deps, fresh.value);
  return response;
}

/** Notes that the sign-in is over, unless another token has taken the place of the one that LinkedIn refused. */
function endSignIn(em: EntityManager, { tokenKeys }: LinkedinDeps, refused: string): Promise<void> {
  return em.transactional(async (inside) => {
    const row = await lockedConnection(inside);
    if (row && openTokens(tokenKeys, row)?.accessToken === refused) row.isOver = true;
  });
}

/**
 * Another access token than this one. The row is held meanwhile: however many processes find that a token is over, one
 * asks for the next, and the others are given it.
 */
export function refreshedToken(
  newEm: () => EntityManager,
  { linkedin, tokenKeys }: LinkedinDeps,
  spent: string,
): Promise<Access<string>> {
  return newEm().transactional(async (inside): Promise<Access<string>> => {
    const row = await lockedConnection(inside);
    if (!row) return { failure: { kind: 'not_connected' } };
    const stored = openTokens(tokenKeys, row);
    if (!stored || row.isOver) return { failure: over };
    if (stored.accessToken !== spent) return { value: stored.accessToken };
    if (!stored.refreshToken) {
      row.isOver = true;
      return { failure: over };
    }
    const { value, failure } = await linkedin.refresh(stored.refreshToken);
    if (value) {
      Object.assign(row, columnsOf(tokenKeys, value, { ...stored, signInEndsAt: row.signInEndsAt }));
      return { value: value.accessToken };
    }
    if (failure.kind === 'sign_in') row.isOver = true;
    return { failure };
  });
}
