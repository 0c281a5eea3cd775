import type { FastifyInstance } from 'fastify';
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, decodeJwt, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { freePort } from '@workspace/sandbox/free-port';
import { CookieJar } from '@workspace/sandbox/identity-provider/cookie-jar';
import { openIdProvider } from '../src/adapters/identity-provider.ts';
import { openSignInFlow } from '../src/features/auth/sign-in-flow.ts';
import { startFaultyProvider, type FaultyProvider } from './faulty-provider.ts';
import { secret, startTestApp, type TestApp } from './start-test-app.ts';

const clientId = 'staff';
const now = () => Math.floor(Date.now() / 1_000);
let test: TestApp;
let app: FastifyInstance;
let provider: FaultyProvider;
let origin: string;
const lines: Record<string, unknown>[] = [];

const flowOf = (issuer: string) => {
  const client = { issuer, clientId, clientSecret: 's' };
  return openSignInFlow({ ...client, publicOrigin: origin }, openIdProvider(client));
};

beforeAll(async () => {
  test = await startTestApp();
  provider = await startFaultyProvider(clientId);
  origin = `http://localhost:${await freePort()}`;
  const config = { publicOrigin: origin, sessionSecrets: [secret], staffEmailDomains: ['lanesight.ai'] };
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = await test.startAnother({
    signInFlow: flowOf(provider.issuer),
    config: { ...config, limitsCalls: true },
    logger: { level: 'warn', stream },
  });
  await app.listen({ host: 'localhost', port: Number(new URL(origin).port) });
});
beforeEach(async () => {
  await test.orm.em.fork().execute('delete from sessions');
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await test.close();
});

async function signIn(claims: JWTPayload = {}): Promise<CookieJar> {
  provider.claims = claims;
  const jar = new CookieJar();
  const { leadsTo } = await jar.follow(`${origin}/api/login`);
  const back = await jar.fetch(leadsTo!);
  await jar.fetch(back.headers.get('location')!);
  return jar;
}

/** Posts a logout token as a provider's server does. */
const post = (token: string, at = origin) =>
  fetch(`${at}/api/backchannel-logout`, { method: 'POST', body: new URLSearchParams({ logout_token: token }) });
const statusOf = async (jar: CookieJar) => (await jar.fetch(`${origin}/api/auth/user`)).status;
const statusesOf = (jars: CookieJar[]) => Promise.all(jars.map(statusOf));

describe('a back-channel logout', () => {
  it('ends the session that the token names, and no other', async () => {
    const jars = [await signIn({ sid: 'one' }), await signIn({ sid: 'two' })];
    const response = await post(await provider.logoutToken({ sid: 'one' }));
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      200,
      'no-store',
      '',
    ]);
    expect(await statusesOf(jars)).toEqual([401, 200]);
  });

  it('ends a session by its id alone', async () => {
    const jars = [await signIn({ sid: 'one' }), await signIn({ sid: 'two' })];
    expect((await post(await provider.logoutToken({ sid: 'two', sub: undefined }))).status).toBe(200);
    expect(await statusesOf(jars)).toEqual([200, 401]);
  });

  it('ends all sessions of a person when the token names no session', async () => {
    const jars = [
      await signIn({ sid: 'one' }),
      await signIn(),
      await signIn({ sub: 'other', email: 'bob@lanesight.ai', sid: 'three' }),
    ];
    expect((await post(await provider.logoutToken())).status).toBe(200);
    expect(await statusesOf(jars)).toEqual([401, 401, 200]);
  });

  it('ends the sessions of a person whose sign-in named no session', async () => {
    const jars = [await signIn(), await signIn({ sid: 'two' })];
    expect((await post(await provider.logoutToken({ sid: 'one' }))).status).toBe(200);
    expect(await statusesOf(jars)).toEqual([401, 200]);
  });

  it('does not end the session of another person with the same session id', async () => {
    const jar = await signIn({ sid: 'one' });
    expect((await post(await provider.logoutToken({ sid: 'one', sub: 'other' }))).status).toBe(200);
    expect(await statusOf(jar)).toBe(200);
  });

  it('leaves an audit entry of the system, with the request and the number of sessions', async () => {
    await signIn({ sid: 'one' });
    await post(await provider.logoutToken());
    const asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
    const { entries } = await asAda(listAuditLog, { query: { resource: 'sessions', person: 'system' } });
    expect(entries[0]).toMatchObject({
      action: 'backchannelLogout',
      person: 'system',
      changes: [{ field: 'ended', before: null, after: '1' }],
    });
    expect(entries[0]!.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([[undefined], ['JWT'], ['application/logout+jwt']])('accepts the type %s', async (typ) => {
    const jar = await signIn();
    expect((await post(await provider.logoutToken({}, typ === undefined ? {} : { typ }))).status).toBe(200);
    expect(await statusOf(jar)).toBe(401);
  });

  it('accepts a token once', async () => {
    const token = await provider.logoutToken();
    const statuses = await Promise.all([post(token), post(token)]).then((all) => all.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
    const jar = await signIn();
    expect((await post(token)).status).toBe(400);
    expect(await statusOf(jar)).toBe(200);
  });

  it.each([-240, 240])('accepts a token of a provider whose clock is %d s ahead of ours', async (ahead) => {
    const jar = await signIn();
    const iat = now() + ahead;
    expect((await post(await provider.logoutToken({ iat, exp: iat + 120 }))).status).toBe(200);
    expect(await statusOf(jar)).toBe(401);
  });

  it('logs why it rejects a token', async () => {
    lines.length = 0;
    expect((await post(await provider.logoutToken({ iat: now() + 400, exp: now() + 520 }))).status).toBe(400);
    const err = { message: expect.stringContaining('"iat" claim timestamp check failed') };
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'backchannel_logout_rejected', err: expect.objectContaining(err) }),
    );
  });

  it('tells the provider to try again while its keys cannot be fetched', async () => {
    const away = await test.startAnother({ signInFlow: flowOf('http://localhost:9/idp') });
    const response = await post(await provider.logoutToken(), await away.listen({ host: 'localhost', port: 0 }));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('a hostile logout token', () => {
  const claims = async () => decodeJwt(await provider.logoutToken());
  const forged = async (): Promise<[string, string][]> => {
    const { privateKey } = await generateKeyPair('RS256');
    const header = { alg: 'RS256', kid: 'k', typ: 'logout+jwt' };
    const pem = new TextEncoder().encode(await exportSPKI(provider.publicKey));
    const [head, , signature] = (await provider.logoutToken()).split('.');
    const other = Buffer.from(JSON.stringify(await claims())).toString('base64url');
    provider.claims = {};
    return [
      ['signed with another key', await new SignJWT(await claims()).setProtectedHeader(header).sign(privateKey)],
      ['without a signature', new UnsecuredJWT(await claims()).encode()],
      [
        'signed by HS256 with the public key',
        await new SignJWT(await claims()).setProtectedHeader({ ...header, alg: 'HS256' }).sign(pem),
      ],
      ['with the signature of another token', [head, other, signature].join('.')],
      ['that is an ID token', await provider.idToken()],
      ['for another client', await provider.logoutToken({ aud: 'other' })],
      ['of another issuer', await provider.logoutToken({ iss: 'https://evil.example' })],
      ['without events', await provider.logoutToken({ events: undefined })],
      ['with another event', await provider.logoutToken({ events: { 'http://evil.example': {} } })],
      ['with a nonce', await provider.logoutToken({ nonce: 'n' })],
      ['that has expired', await provider.logoutToken({ iat: now() - 440, exp: now() - 320 })],
      ['without an expiry', await provider.logoutToken({ exp: undefined })],
      ['of yesterday', await provider.logoutToken({ iat: now() - 86_400 })],
      ['without an id', await provider.logoutToken({ jti: undefined })],
      ['without a person and a session', await provider.logoutToken({ sub: undefined })],
      ['with a session that is no text', await provider.logoutToken({ sid: { $ne: null } })],
      ['of another type', await provider.logoutToken({}, { typ: 'at+jwt' })],
      ['that is no token', 'abc'],
      ['that is empty', ''],
      ['that is long', 'x'.repeat(20_000)],
    ];
  };

  it('is rejected with 400, and ends nothing', async () => {
    const jar = await signIn({ sid: 'one' });
    for (const [kind, token] of await forged()) {
      const response = await post(token);
      expect([kind, response.status, response.headers.get('cache-control')]).toEqual([kind, 400, 'no-store']);
    }
    expect(await statusOf(jar)).toBe(200);
  });

  it('is limited in number', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 310; count++) statuses.add((await post('abc')).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});
