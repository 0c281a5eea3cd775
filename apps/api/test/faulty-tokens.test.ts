import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { CookieJar } from '@workspace/sandbox/identity-provider/cookie-jar';
import { openIdProvider } from '../src/adapters/identity-provider.ts';
import { openSignInFlow } from '../src/features/auth/sign-in-flow.ts';
import { startFaultyProvider, type FaultyProvider } from './faulty-provider.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const clientId = 'staff';
let test: TestApp;
let app: FastifyInstance;
let provider: FaultyProvider;
let origin: string;
const logged: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  provider = await startFaultyProvider(clientId);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const config = {
    publicOrigin: origin,
    sessionSecrets: ['n'.repeat(40)],
    staffEmailDomains: ['lanesight.ai'],
    limitsCalls: false,
  };
  const client = { issuer: provider.issuer, clientId, clientSecret: 's' };
  const signInFlow = openSignInFlow({ ...client, publicOrigin: origin, timeoutMs: 2_000 }, openIdProvider(client));
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } };
  app = await test.startAnother({ signInFlow, config, logger });
  await app.listen({ host: 'localhost', port });
});
beforeEach(() => {
  Object.assign(provider, { claims: {}, userinfo: {}, tokenError: undefined, broken: undefined, silent: undefined });
  logged.length = 0;
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await test.close();
});

/** Signs in as a browser does: the provider redirects back immediately. */
async function signIn(): Promise<{ status: number; text: string }> {
  const jar = new CookieJar();
  const { leadsTo } = await jar.follow(`${origin}/api/login`);
  const back = await jar.fetch(leadsTo!);
  const response = await jar.fetch(back.headers.get('location')!, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
}

const events = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a sign-in with faulty tokens', () => {
  it('succeeds with an ordinary token, and with one for several audiences', async () => {
    expect((await signIn()).status).toBe(302);
    provider.claims = { azp: clientId };
    expect((await signIn()).status).toBe(302);
  });

  it.each([
    ['was issued to another client', { azp: 'somebody-else' }],
    ['has an authorized party that is no text', { azp: [clientId] }],
  ])('is rejected when the token %s', async (_case, claims) => {
    provider.claims = claims;
    const { status, text } = await signIn();
    expect([status, text.includes('We could not verify who you are')]).toEqual([403, true]);
  });

  it('is rejected when the userinfo is of another person', async () => {
    provider.claims = { email: undefined };
    provider.userinfo = { sub: 'other', email: 'eve@lanesight.ai', email_verified: true };
    expect((await signIn()).status).toBe(403);
    provider.userinfo = { sub: 's', email: 'ada@lanesight.ai', email_verified: true };
    expect((await signIn()).status).toBe(302);
  });

  it('accepts the text "true" for a verified email, as some providers send it', async () => {
    provider.claims = { email_verified: 'true' };
    expect((await signIn()).status).toBe(302);
  });

  it.each([true, 'true', 1, '1'])(
    'accepts a verified domain, which Microsoft Entra states instead: %j',
    async (edov) => {
      provider.claims = { email_verified: undefined, xms_edov: edov };
      expect((await signIn()).status).toBe(302);
    },
  );

  it.each([
    { email_verified: 'false' },
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: undefined, xms_edov: false },
    { email_verified: false, xms_edov: true },
  ])("shows the provider's message for %j to the user, and logs it for the operator", async (claims) => {
    provider.claims = claims;
    const { status, text } = await signIn();
    expect([status, text.includes('email_verified')]).toEqual([403, true]);
    expect(events()).toContainEqual(expect.objectContaining({ event: 'sign_in_unverified' }));
    expect(logged.join('')).not.toContain('ada@');
  });

  it('succeeds with names that cannot be stored as they are', async () => {
    provider.claims = { given_name: 'Ada\u0000', family_name: 'x'.repeat(100_000) };
    expect((await signIn()).status).toBe(302);
    const [user] = await test.orm.em
      .fork()
      .execute('select first_name as "first", length(last_name) as "last" from users');
    expect(user).toEqual({ first: 'Ada', last: 200 });
  });

  it('reports a wrong client secret as a configuration error, and logs it as one', async () => {
    provider.tokenError = { status: 401, error: 'invalid_client' };
    const { status, text } = await signIn();
    expect([status, text.includes('OIDC_CLIENT_SECRET')]).toEqual([500, true]);
    expect(events()).toContainEqual(expect.objectContaining({ level: 50, event: 'sign_in_misconfigured' }));
  });

  it.each([
    ['behind', -600],
    ['ahead of', 600],
  ])("says that the provider's clock is ten minutes %s ours, to the person and in the log", async (_case, ahead) => {
    const iat = Math.floor(Date.now() / 1_000) + ahead;
    provider.claims = { iat, exp: iat + 300 };
    const { status, text } = await signIn();
    expect([status, text.includes('differ by 10 minutes')]).toEqual([500, true]);
    const line = events().find(({ event }) => event === 'sign_in_clock_differs');
    expect(line).toMatchObject({
      level: 50,
      toleratedSeconds: 300,
      err: { message: expect.stringContaining('clock') },
    });
    expect(Math.abs(Number(line!['secondsAhead']) - ahead)).toBeLessThanOrEqual(2);
  });

  it('signs in while the clock of the provider is two minutes off', async () => {
    const now = Math.floor(Date.now() / 1_000);
    for (const iat of [now - 120, now + 120]) {
      provider.claims = { iat, nbf: iat, exp: iat + 60 };
      expect((await signIn()).status).toBe(302);
    }
  });

  it.each([
    { silent: '/token' },
    { broken: '/token' },
    { tokenError: { status: 503, error: 'temporarily_unavailable' } },
    { silent: '/userinfo', claims: { email: undefined } },
    { broken: '/userinfo', claims: { email: undefined } },
  ])('says that the provider does not answer: %j', async (failure) => {
    Object.assign(provider, failure);
    const { status, text } = await signIn();
    expect([status, text.includes('The sign-in provider does not answer')]).toEqual([503, true]);
  });

  it('asks to start again when the code is rejected', async () => {
    provider.tokenError = { status: 400, error: 'invalid_grant' };
    const { status, text } = await signIn();
    expect([status, text.includes('This sign-in has expired')]).toEqual([400, true]);
  });
});
