import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  disconnectLinkedin,
  getLinkedinSettings,
  getLinkedinStatus,
  listOrganizations,
} from '@workspace/contracts/linkedin-connection';
import { decryptTokens } from '../../src/features/linkedin-connection/stored-tokens.ts';
import { maintainConnection } from '../../src/features/linkedin-connection/maintain-connection.ts';
import { withAccessToken } from '../../src/features/linkedin-connection/with-access-token.ts';
import { callsTo, apiErrorOf } from '../call-as.ts';
import { keyOf, LinkedinTest } from './linkedin-test.ts';

const one = new LinkedinTest();
beforeAll(() => one.start());
beforeEach(async () => {
  await one.reset();
  await one.roundTrip();
});
afterAll(() => one.stop());

interface Row {
  tokens: Buffer;
  key_id: string;
  access_ends_at: string;
  sign_in_ends_at: string;
  is_over: boolean;
}
const row = async (): Promise<Row> => (await one.newEm().execute<Row[]>('select * from linkedin_connection'))[0]!;
const openStoredTokens = async (keys = one.deps.linkedin.tokenKeys) => {
  const { tokens, key_id: keyId } = await row();
  return (await decryptTokens(keys, { tokens, keyId }))!;
};
const endsIn = (column: 'access_ends_at' | 'sign_in_ends_at', interval: string) =>
  one.newEm().execute(`update linkedin_connection set ${column} = now() + interval '${interval}'`);
/** Counts the token requests from now on. */
const countRefreshes = () => {
  let count = 0;
  const { linkedin } = one.deps.linkedin;
  const counting = (refreshToken: string) => {
    count += 1;
    return linkedin.refresh(refreshToken);
  };
  return { deps: { ...one.deps.linkedin, linkedin: { ...linkedin, refresh: counting } }, count: () => count };
};

describe('tokens', () => {
  it('are not readable in the database', async () => {
    const { accessToken, refreshToken } = await openStoredTokens();
    const stored = JSON.stringify(
      await one.newEm().execute("select c::text, encode(tokens, 'escape') from linkedin_connection c"),
    );
    const { tokens } = await row();
    for (const secret of [accessToken, refreshToken!]) {
      expect(secret.length).toBeGreaterThan(40);
      expect(stored).not.toContain(secret.slice(0, 20));
      expect(tokens.includes(secret.slice(0, 20))).toBe(false);
    }
  });

  it('appear in no line of the log, nor do secrets', async () => {
    let log = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    });
    const app = await one.test.startAnother({ posting: one.deps, logger: { level: 'debug', stream } });
    const whole = { ...one, app } as LinkedinTest;
    Object.setPrototypeOf(whole, LinkedinTest.prototype);
    await whole.roundTrip();
    const way = await whole.authorize(await whole.begin());
    await one.fail({ path: '/oauth/v2/accessToken', status: 500 });
    await whole.comeBack(way);
    await one.fail({ path: '/rest/organizationAcls', status: 403 });
    await apiErrorOf(callsTo(app)({ cookie: one.cookie })(listOrganizations, {}));
    const { accessToken, refreshToken } = await openStoredTokens();
    expect(log).toContain('linkedin_connect_failed');
    for (const secret of [accessToken, refreshToken!, way.searchParams.get('code')!, 'sandbox-linkedin-secret'])
      expect(log).not.toContain(secret.slice(0, 20));
  });

  it('are refreshed once when LinkedIn calls the access token expired', async () => {
    const before = await openStoredTokens();
    await one.expire('access');
    expect((await one.call(listOrganizations, {})).organizations).toHaveLength(2);
    const after = await openStoredTokens();
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(after.refreshToken).toBe(before.refreshToken);
  });

  it('are refreshed before use when they are about to expire', async () => {
    await endsIn('access_ends_at', '1 minute');
    const before = await openStoredTokens();
    await one.call(listOrganizations, {});
    expect((await openStoredTokens()).accessToken).not.toBe(before.accessToken);
  });

  it('are requested once by concurrent requests with an expired token', async () => {
    await one.expire('access');
    const { deps, count } = countRefreshes();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => withAccessToken(one.newEm, deps, deps.linkedin.organizations)),
    );
    expect(all.every(({ failure }) => !failure)).toBe(true);
    expect(count()).toBe(1);
  });

  it('end the sign-in with a message when LinkedIn rejects the refresh', async () => {
    await one.expire('all');
    expect(await apiErrorOf(one.call(listOrganizations, {}))).toMatchObject({ status: 409, code: 'sign_in_over' });
    expect(await one.call(getLinkedinStatus, {})).toMatchObject({ connected: false });
    expect((await one.call(getLinkedinSettings, {})).signIn?.state).toBe('over');
    expect(await one.roundTrip()).toBe('/cms/blog?linkedin=connected');
    expect(await one.call(getLinkedinStatus, {})).toMatchObject({ connected: true });
  });

  it('remain when LinkedIn is down during a refresh, which is retried', async () => {
    await one.expire('access');
    await one.fail({ path: '/oauth/v2/accessToken', status: 503 });
    expect(await apiErrorOf(one.call(listOrganizations, {}))).toMatchObject({ code: 'linkedin_away' });
    expect((await one.call(listOrganizations, {})).organizations).toHaveLength(2);
  });

  it('end the sign-in without a loop when they are rejected right after a refresh', async () => {
    await one.fail({ path: '/rest/organizationAcls', status: 401, times: 2 });
    expect(await apiErrorOf(one.call(listOrganizations, {}))).toMatchObject({ code: 'sign_in_over' });
    expect((await row()).is_over).toBe(true);
  });
});

describe('a sign-in during a LinkedIn request', () => {
  it("is not ended by LinkedIn's response about the previous one", async () => {
    const response = await withAccessToken(one.newEm, one.deps.linkedin, async () => {
      await one.roundTrip();
      return { failure: { kind: 'sign_in', status: 401, code: 'REVOKED_ACCESS_TOKEN' } };
    });
    expect(response.failure).toMatchObject({ kind: 'sign_in' });
    expect(await one.call(getLinkedinStatus, {})).toMatchObject({ connected: true });
  });
});

describe('hourly maintenance', () => {
  const tend = (deps = one.deps.linkedin) => maintainConnection(one.newEm, deps);

  it('leaves valid tokens unchanged', async () => {
    const before = await row();
    expect(await tend()).toEqual({ refreshed: false, reencrypted: false });
    expect((await row()).tokens.equals(before.tokens)).toBe(true);
  });

  it('refreshes in the last week, without changing the end of the sign-in', async () => {
    const before = await row();
    await endsIn('access_ends_at', '6 days');
    expect(await tend()).toEqual({ refreshed: true, reencrypted: false });
    const after = await row();
    expect(Date.parse(after.access_ends_at) - Date.now()).toBeGreaterThan(59 * 86_400_000);
    expect(Math.abs(Date.parse(after.sign_in_ends_at) - Date.parse(before.sign_in_ends_at))).toBeLessThan(10_000);
  });

  it('reports a failure, and retries', async () => {
    await endsIn('access_ends_at', '6 days');
    await one.fail({ path: '/oauth/v2/accessToken', status: 500 });
    expect(await tend()).toEqual({ refreshed: false, reencrypted: false, fault: 'away' });
    expect(await tend()).toMatchObject({ refreshed: true });
  });

  it('encrypts with a new key, after which the old one can be removed', async () => {
    const before = await openStoredTokens();
    const rotated = one.depsWith([keyOf('two'), keyOf('one')]).linkedin;
    expect(await tend(rotated)).toMatchObject({ reencrypted: true });
    expect((await row()).key_id).toBe('two');
    expect(await openStoredTokens([keyOf('two')])).toEqual(before);
    expect(await tend(rotated)).toMatchObject({ reencrypted: false });
    const alone = callsTo(await one.test.startAnother({ posting: one.depsWith([keyOf('two')]) }))({
      cookie: one.cookie,
    });
    expect((await alone(listOrganizations, {})).organizations).toHaveLength(2);
  });

  it('does nothing when LinkedIn is not configured', async () => {
    expect(await maintainConnection(one.newEm, undefined)).toEqual({ refreshed: false, reencrypted: false });
  });
});

describe('a row with a removed key', () => {
  it('is reported, and can be deleted or replaced', async () => {
    const other = one.depsWith([keyOf('other')]);
    const app = await one.test.startAnother({ posting: other });
    const call = callsTo(app)({ cookie: one.cookie });
    expect(await call(getLinkedinStatus, {})).toMatchObject({ connected: false });
    expect((await call(getLinkedinSettings, {})).signIn?.state).toBe('key_missing');
    expect(await apiErrorOf(call(listOrganizations, {}))).toMatchObject({ code: 'sign_in_over' });
    expect(await maintainConnection(one.newEm, other.linkedin)).toEqual({ refreshed: false, reencrypted: false });
    await call(disconnectLinkedin, {});
    expect((await call(getLinkedinSettings, {})).signIn).toBeNull();
  });
});

it('requires a new sign-in from an application without refresh tokens when access expires', async () => {
  await one.fail({
    path: '/oauth/v2/accessToken',
    status: 200,
    body: { access_token: 'short', expires_in: 864_000, scope: 'x' },
  });
  await one.roundTrip();
  const { signIn } = await one.call(getLinkedinSettings, {});
  expect(Math.round((Date.parse(signIn!.endsAt) - Date.now()) / 86_400_000)).toBe(10);
  expect(await apiErrorOf(one.call(listOrganizations, {}))).toMatchObject({ code: 'sign_in_over' });
});
