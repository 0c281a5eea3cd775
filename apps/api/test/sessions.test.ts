import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser } from '@workspace/contracts/auth';
import { exportContacts } from '@workspace/contracts/contacts';
import { endOtherSessions, endSession, listSessions, sessionHoursAtMost } from '@workspace/contracts/sessions';
import { cookiesOf, startTestApp, type TestApp } from './start-test-app.ts';
import { apiErrorOf, callsTo } from './call-as.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
const sql = <T>(text: string, values: unknown[] = []) => test.orm.em.fork().execute<T[]>(text, values);
beforeEach(async () => {
  await sql('delete from sessions');
  await sql('update users set role = null');
});
afterAll(() => test.close());

/** Signs in as the person that the test named last, with this browser. */
async function signInWith(userAgent: string) {
  const response = await test.app.inject({
    url: '/api/login/callback?code=x',
    headers: { 'user-agent': userAgent },
  });
  return { cookie: cookiesOf(response.cookies) };
}

describe('sessions', () => {
  it('are listed with their device, and neither id nor cookie of one is in the list', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    await signInWith(firefox);
    const { sessions, total } = await test.callWith(headers)(listSessions, { query: {} });
    expect(total).toBe(2);
    expect(sessions.map(({ device, isCurrent }) => `${device} ${isCurrent}`).toSorted()).toEqual([
      'An unknown device true',
      'Firefox on Windows false',
    ]);
    const sids = await sql<{ sid: string }>('select sid from sessions');
    for (const { sid } of sids) expect(JSON.stringify(sessions)).not.toContain(sid);
  });

  it('are listed until they expire, and no longer than a session may last', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    await signInWith(firefox);
    await signInWith('curl/8');
    const { sessions } = await test.callWith(headers)(listSessions, { query: {} });
    const [expired, old] = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
    await sql(`update sessions set expire = now() where id = ?`, [expired]);
    await sql(`update sessions set created_at = now() - make_interval(hours => ?) where id = ?`, [
      sessionHoursAtMost,
      old,
    ]);
    expect((await test.callWith(headers)(listSessions, { query: {} })).total).toBe(1);
  });

  it('are ended by their own person, one or all others', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    const call = test.callWith(headers);
    const second = await signInWith(firefox);
    await signInWith('curl/8');
    const { sessions } = await call(listSessions, { query: {} });
    const other = sessions.find(({ device }) => device === 'Firefox on Windows')!;
    await call(endSession, { params: { id: other.id } });
    expect(await apiErrorOf(test.callWith(second)(getUser, {}))).toMatchObject({ status: 401 });
    expect(await apiErrorOf(call(endSession, { params: { id: other.id } }))).toMatchObject({ status: 404 });
    expect(await call(endOtherSessions, {})).toEqual({ ended: 1 });
    expect((await call(listSessions, { query: {} })).total).toBe(1);
  });

  it('are listed and ended for everybody by owners alone', async () => {
    const ada = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const bob = test.callWith(await test.signInAs('bob@lanesight.ai'));
    await sql(`update users set role = 'editor' where email = 'bob@lanesight.ai'`);
    const everyone = (await ada(listSessions, { query: { of: 'everyone' } })).sessions;
    expect(everyone.map(({ email }) => email).toSorted()).toEqual(['ada@lanesight.ai', 'bob@lanesight.ai']);
    expect(await apiErrorOf(bob(listSessions, { query: { of: 'everyone' } }))).toMatchObject({ status: 403 });
    const idOf = (email: string) => everyone.find((one) => one.email === email)!.id;
    expect(await apiErrorOf(bob(endSession, { params: { id: idOf('ada@lanesight.ai') } }))).toMatchObject({
      status: 404,
    });
    await ada(endSession, { params: { id: idOf('bob@lanesight.ai') } });
    expect(await apiErrorOf(bob(getUser, {}))).toMatchObject({ status: 401 });
  });

  it('end twelve hours after the sign-in, used or not', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    await sql(`update sessions set created_at = now() - interval '11 hours 59 minutes'`);
    expect(await test.callWith(headers)(getUser, {})).toMatchObject({ email: 'ada@lanesight.ai' });
    await sql(`update sessions set created_at = now() - interval '12 hours 1 second'`);
    expect(await apiErrorOf(test.callWith(headers)(getUser, {}))).toMatchObject({ status: 401 });
  });

  it('store their last use once a minute', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    const lastUse = async () => (await sql<{ at: Date }>('select last_used_at as at from sessions'))[0]!.at;
    const first = await lastUse();
    await test.callWith(headers)(getUser, {});
    expect(await lastUse()).toEqual(first);
    await sql(`update sessions set last_used_at = now() - interval '61 seconds'`);
    const before = await lastUse();
    await test.callWith(headers)(getUser, {});
    expect(await lastUse()).not.toEqual(before);
  });

  it('are not stored again by a request in flight once they were ended', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    await sql(
      `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb((extract(epoch from now()) * 1000)::bigint - 3600000))`,
    );
    // A later clock renews the session with its response.
    const later = await test.startAnother({ clock: () => Date.now() + 5 * 3_600_000 });
    later.addHook('preHandler', async () => void (await sql('delete from sessions')));
    await later.inject({ url: '/api/auth/user', headers }).catch(() => undefined);
    expect(await sql('select from sessions')).toEqual([]);
  });
});

describe('a fresh sign-in', () => {
  it('is required by exports, and expires after fifteen minutes', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    expect((await test.callWith(headers)(exportContacts, {})).status).toBe(200);
    const later = await test.startAnother({ clock: () => Date.now() + 16 * 60_000 });
    const error = await apiErrorOf(callsTo(later)(headers)(exportContacts, {}));
    expect(error).toMatchObject({ status: 403, code: 'sign_in_again' });
    const page = await later.inject({
      url: exportContacts.path,
      headers: { ...headers, accept: 'text/html', referer: 'http://localhost:3000/cms/contacts' },
    });
    expect(page.body).toContain('href="/api/login?fresh=1&#38;returnTo=%2Fcms%2Fcontacts"');
  });

  it('is one that the provider itself made, not one it remembered', async () => {
    const headers = await test.signInAs('ada@lanesight.ai', { authenticatedAt: Date.now() - 3_600_000 });
    expect(await apiErrorOf(test.callWith(headers)(exportContacts, {}))).toMatchObject({ code: 'sign_in_again' });
  });
});
