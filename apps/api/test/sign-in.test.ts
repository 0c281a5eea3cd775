import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '@workspace/contracts/auth';
import { signedInHint } from '@workspace/contracts/signed-in-hint';
import { cookiesOf, publicOrigin, secret, startTestApp, type TestApp } from './start-test-app.ts';
import { apiErrorOf } from './call-as.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const sessions = () => test.orm.em.fork().execute<{ sid: string }[]>('select sid from sessions');
const findPrincipal = (headers: { cookie: string }) => test.callWith(headers)(getUser, {});

describe('a user who signs in', () => {
  it('is recognized from then on, and stored as a row', async () => {
    const headers = await test.signInAs('Ada@LaneSight.ai', {
      firstName: 'Ada',
      lastName: 'King',
      profileImageUrl: 'https://id.example/a.png',
    });
    expect(await findPrincipal(headers)).toMatchObject({
      email: 'ada@lanesight.ai',
      username: 'Ada King',
      profileImageUrl: 'https://id.example/a.png',
      isStaff: true,
      role: 'owner',
    });
    await test.signInAs('ada@lanesight.ai', { firstName: 'Augusta' });
    const rows = await test.orm.em
      .fork()
      .execute("select email, first_name from users where email = 'ada@lanesight.ai'");
    expect(rows).toEqual([{ email: 'ada@lanesight.ai', first_name: 'Augusta' }]);
  });

  it('is recognized with another domain too, but is not staff', async () => {
    const user = await findPrincipal(await test.signInAs('eve@lanesight.ai.evil.com'));
    expect(user).toMatchObject({ username: 'eve', isStaff: false });
  });

  it('is rejected without a verified address, and without a session', async () => {
    const before = (await sessions()).length;
    await test.signInAs('mallory@lanesight.ai', { isVerified: false });
    expect((await sessions()).length).toBe(before);
    const response = await test.app.inject({ url: '/api/login/callback?code=x', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(response.body).toContain('not verified');
  });

  it('gets a new session each time, never a planted one', async () => {
    const first = await test.signInAs('ada@lanesight.ai');
    const again = await test.app.inject({ url: '/api/login/callback?code=x', headers: first });
    const second = { cookie: cookiesOf(again.cookies) };
    expect(second.cookie).not.toBe(first.cookie);
    expect(await apiErrorOf(findPrincipal(first))).toMatchObject({ status: 401 });
    expect(await findPrincipal(second)).toMatchObject({ email: 'ada@lanesight.ai' });
  });

  it('keeps its session when a response to the one before arrives late', async () => {
    const first = await test.signInAs('ada@lanesight.ai');
    await test.app.inject({ url: '/api/login/callback?code=x', headers: first });
    const late = await test.app.inject({ url: getUser.path, headers: first });
    expect([late.statusCode, late.cookies]).toEqual([401, []]);
  });

  it('returns to the previous page, and never to another site', async () => {
    const begin = async (returnTo: string) => {
      const headers = { host: new URL(publicOrigin).host };
      const { cookies } = await test.app.inject({
        url: `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
        headers,
      });
      return (await test.app.inject({ url: '/api/login/callback?code=x', headers: { cookie: cookiesOf(cookies) } }))
        .headers.location;
    };
    await test.signInAs('ada@lanesight.ai');
    expect(await begin('/cms/blog?x=1')).toBe('/cms/blog?x=1');
    expect(await begin('//evil.example')).toBe('/');
    expect(await begin('https://evil.example')).toBe('/');
  });

  it('starts on the host of the callback, whatever host name was requested', async () => {
    const { headers } = await test.app.inject({
      url: '/api/login?returnTo=%2Fcms',
      headers: { host: '127.0.0.1:3000' },
    });
    expect(headers.location).toBe(`${publicOrigin}/api/login?moved=1&returnTo=%2Fcms`);
    const again = await test.app.inject({ url: '/api/login?moved=1', headers: { host: 'rewritten.internal' } });
    expect(again.headers.location).toBe('https://id.example/authorize');
  });
});

describe('a session', () => {
  it('ends at sign-out, also on the server', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    const response = await test.app.inject({ url: '/api/logout', headers });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
    expect(response.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sid', signedInHint]),
    );
    expect(await apiErrorOf(findPrincipal(headers))).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('is not ended by a link on another site', async () => {
    const { cookie } = await test.signInAs('ada@lanesight.ai');
    await test.app.inject({ url: '/api/logout', headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(await findPrincipal({ cookie })).toMatchObject({ email: 'ada@lanesight.ai' });
  });

  it('survives the removal of its secret once it was used with the new one', async () => {
    const newest = 's'.repeat(40);
    const old = await test.signInAs('ada@lanesight.ai');
    const config = { publicOrigin, staffEmailDomains: ['lanesight.ai'], limitsCalls: false };
    const both = await test.startAnother({ config: { ...config, sessionSecrets: [newest, secret] } });
    const response = await both.inject({ url: '/api/auth/user', headers: old });
    expect(response.statusCode).toBe(200);
    const renewed = cookiesOf(response.cookies);
    const only = await test.startAnother({ config: { ...config, sessionSecrets: [newest] } });
    expect((await only.inject({ url: '/api/auth/user', headers: { cookie: renewed } })).statusCode).toBe(200);
    expect((await only.inject({ url: '/api/auth/user', headers: old })).statusCode).toBe(401);
  });

  it('is renewed after half its life, and not before', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    expect((await test.app.inject({ url: '/api/auth/user', headers })).cookies).toEqual([]);
    const later = await test.startAnother({ clock: () => Date.now() + 5 * 3_600_000 });
    const { cookies } = await later.inject({ url: '/api/auth/user', headers });
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['sid', signedInHint]);
  });

  it('ends when it expires', async () => {
    const headers = await test.signInAs('ada@lanesight.ai');
    await test.orm.em.fork().execute("update sessions set expire = now() - interval '1 second'");
    expect(await apiErrorOf(findPrincipal(headers))).toMatchObject({ status: 401 });
  });

  it('does not exist with a forged or foreign cookie', async () => {
    for (const cookie of ['sid=abc', 'sid=', 'sid=a.b', `sid=${'x'.repeat(4_000)}`, 'other=1']) {
      expect(await apiErrorOf(findPrincipal({ cookie }))).toMatchObject({ status: 401 });
    }
  });

  it('is not stored for anonymous visitors', async () => {
    const before = (await sessions()).length;
    for (const url of ['/api/blog-posts', '/api/auth/user', '/api/logout']) await test.app.inject({ url });
    expect((await sessions()).length).toBe(before);
  });
});
