import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { decryptToken, storeProviderToken } from '../auth/provider-tokens.ts';
import type { SignInFlow } from '../auth/sign-in-flow.ts';

export interface CheckDeps {
  refresh: SignInFlow['refresh'];
  sessionSecrets: readonly string[];
  /** Minutes between two checks of a session; 0: none. */
  checkMinutes: number;
}

/** One run checks this many, so that a slow provider does not hold the job for long. */
const sessionsPerRun = 100;
/** A provider that does not respond within this time is asked again at the next check. */
const secondsPerCheck = 10;

/**
 * Asks the provider about the people of running sessions, and ends the sessions of those it no longer lets in. A
 * session whose token cannot be decrypted ends too: the provider cannot be asked about it.
 */
export async function checkSessions(
  newEm: () => EntityManager,
  { refresh, sessionSecrets, checkMinutes }: CheckDeps,
): Promise<{ checked: number; ended: number; unknown: number }> {
  const found = checkMinutes > 0 ? await claimSessions(newEm(), checkMinutes) : [];
  let ended = 0;
  let unknown = 0;
  for (const { sid, token } of found) {
    const em = newEm();
    const refreshToken = await decryptToken(sessionSecrets, token);
    const store = (next: string) => storeProviderToken(newEm(), sid, next, sessionSecrets);
    const outcome =
      refreshToken === undefined ? { status: 'ended' as const } : await inTime(refresh(refreshToken), store);
    if (outcome.status === 'active') await store(outcome.refreshToken);
    if (outcome.status === 'unknown') unknown += 1;
    if (outcome.status !== 'ended') continue;
    if (await endSession(em, sid)) ended += 1;
  }
  return { checked: found.length, ended, unknown };
}

async function endSession(em: EntityManager, sid: string): Promise<boolean> {
  return em.transactional(async (inside) => {
    const [ended] = await inside.execute<{ userId: string }[]>(
      'delete from sessions where sid = ? returning user_id as "userId"',
      [sid],
    );
    if (!ended) return false;
    const change = { origin: 'check-sessions', action: 'endSessionOfProvider', resource: 'sessions' };
    await recordSystemChange(inside, { ...change, resourceId: ended.userId, changes: { ended: 1 } });
    return true;
  });
}

/**
 * Returns the outcome, or `unknown` after the time for a check. A late response may bring a new token, and the provider
 * may accept no other one any more: `store` gets it.
 */
function inTime(
  checking: ReturnType<CheckDeps['refresh']>,
  store: (token: string) => Promise<void>,
): ReturnType<CheckDeps['refresh']> {
  const { promise, resolve } = Promise.withResolvers<{ status: 'unknown' }>();
  const timer = setTimeout(() => {
    resolve({ status: 'unknown' });
    void checking.then((late) => (late.status === 'active' ? store(late.refreshToken) : undefined)).catch(() => {});
  }, secondsPerCheck * 1_000);
  return Promise.race([checking, promise]).finally(() => clearTimeout(timer));
}

/** Claims sessions before they are checked: a provider that rotates tokens rejects one that two workers use. */
function claimSessions(em: EntityManager, checkMinutes: number): Promise<{ sid: string; token: string }[]> {
  return em.execute(
    `update sessions set provider_checked_at = now() where sid in (
       select sid from sessions
       where provider_token is not null and expire > now()
         and provider_checked_at <= now() - ? * interval '1 minute'
       order by provider_checked_at limit ? for update skip locked)
     returning sid, provider_token as token`,
    [checkMinutes, sessionsPerRun],
  );
}
