import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decryptToken, storeProviderToken } from '../src/features/auth/provider-tokens.ts';
import { checkSessions, type CheckDeps } from '../src/features/sessions/check-sessions.ts';
import { secret, startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(() => sql('delete from sessions'));
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

const em = () => test.orm.em.fork();
const sql = (text: string, values: unknown[] = []) => em().execute(text, values);

/** Stores sessions of these ages since their last check. */
async function storeSessions(minutes: readonly number[]): Promise<void> {
  await sql(`insert into sessions (sid, sess, expire) values ('template', '{}', now() + interval '1 hour')`);
  await storeProviderToken(em(), 'template', 'token', [secret]);
  await sql(
    `insert into sessions (sid, sess, expire, provider_token, provider_checked_at)
      select gen_random_uuid()::text, jsonb_build_object('userId', 'u'), now() + interval '1 hour', t.provider_token,
       now() - make_interval(mins => minutes)
     from sessions t, unnest(?::int[]) with ordinality as a (minutes, n) where t.sid = 'template'`,
    [`{${minutes.join(',')}}`],
  );
  await sql(`delete from sessions where sid = 'template'`);
}

const check = (change: Partial<CheckDeps> = {}) =>
  checkSessions(em, {
    refresh: async () => ({ status: 'active', refreshToken: 'next' }),
    sessionSecrets: [secret],
    checkMinutes: 15,
    ...change,
  });

describe('checkSessions', () => {
  it('checks a hundred sessions at most in one run, those that waited longest first', async () => {
    await storeSessions(Array.from({ length: 120 }, (_, index) => 20 + index));
    expect(await check()).toMatchObject({ checked: 100 });
    const rest = await sql(
      `select count(*)::int as count, max(now() - provider_checked_at) < interval '41 minutes' as "areNewest"
       from sessions where provider_checked_at < now() - interval '15 minutes'`,
    );
    expect(rest).toEqual([{ count: 20, areNewest: true }]);
    expect(await check()).toMatchObject({ checked: 20 });
    expect(await check()).toMatchObject({ checked: 0 });
  });

  it('checks no session that has expired', async () => {
    await storeSessions([20, 20]);
    await sql(`update sessions set expire = now() where sid = (select min(sid) from sessions)`);
    expect(await check()).toMatchObject({ checked: 1 });
  });

  it('checks no session twice in two runs at the same time', async () => {
    await storeSessions(Array.from({ length: 30 }, () => 20));
    let requested = 0;
    const refresh: CheckDeps['refresh'] = async () => {
      requested += 1;
      return { status: 'active', refreshToken: 'next' };
    };
    await Promise.all([check({ refresh }), check({ refresh })]);
    expect(requested).toBe(30);
  });

  describe('of a provider that does not respond', () => {
    const silent = { status: 'active', refreshToken: 'rotated' } as const;
    const storedTokens = async () => {
      const rows = (await sql('select provider_token as token from sessions')) as { token: string }[];
      return new Set(await Promise.all(rows.map(({ token }) => decryptToken([secret], token))));
    };

    /** Runs two checks: the first gets its response when `respond` is called. Returns the seconds that it took. */
    async function checkSilently() {
      const { promise, resolve } = Promise.withResolvers<typeof silent>();
      let seconds = 0;
      let calls = 0;
      const refresh: CheckDeps['refresh'] = () => {
        calls += 1;
        if (calls > 1) return Promise.resolve({ status: 'active', refreshToken: 'next' });
        // The time limit alone: no statement is under way.
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const pass = (): void => {
          if (vi.getTimerCount() === 0) return void vi.useRealTimers();
          seconds += 1;
          vi.advanceTimersByTime(1_000);
          setImmediate(pass);
        };
        setImmediate(pass);
        return promise;
      };
      const outcome = await check({ refresh });
      return { outcome, seconds, respond: () => resolve(silent) };
    }

    it('takes ten seconds, ends no session and goes on with the next', async () => {
      await storeSessions([30, 20]);
      expect(await checkSilently()).toMatchObject({ outcome: { checked: 2, ended: 0, unknown: 1 }, seconds: 10 });
    });

    it('stores the token of a late response, because the provider accepts the former one no more', async () => {
      await storeSessions([30, 20]);
      const { respond } = await checkSilently();
      expect(await storedTokens()).toEqual(new Set(['next', 'token']));
      respond();
      await vi.waitFor(async () => expect(await storedTokens()).toEqual(new Set(['next', 'rotated'])));
    });
  });

  it('checks none before its time, and none when checks are off', async () => {
    await storeSessions([14]);
    expect(await check()).toMatchObject({ checked: 0 });
    await storeSessions([60]);
    expect(await check({ checkMinutes: 0 })).toMatchObject({ checked: 0 });
    expect(await check()).toMatchObject({ checked: 1 });
  });

  it('ends the session of a token that cannot be decrypted, with an audit entry', async () => {
    await storeSessions([20]);
    expect(await check({ sessionSecrets: ['o'.repeat(40)] })).toEqual({ checked: 1, ended: 1, unknown: 0 });
    expect(await sql('select 1 from sessions')).toEqual([]);
    expect(await sql(`select action, request_id as job from audit_log where person = 'system'`)).toEqual([
      { action: 'endSessionOfProvider', job: 'check-sessions' },
    ]);
  });
});
