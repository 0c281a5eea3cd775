import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { CookieJar } from '@workspace/sandbox/identity-provider/cookie-jar';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { openIdProvider } from '../src/adapters/identity-provider.ts';
import { openSignInFlow, type SignInFlow } from '../src/features/auth/sign-in-flow.ts';
import { checkSessions } from '../src/features/sessions/check-sessions.ts';
import { secret, startTestApp, type TestApp } from './start-test-app.ts';

const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
let sandbox: Sandbox;
let test: TestApp;
let app: FastifyInstance;
let signInFlow: SignInFlow;
let origin: string;

beforeAll(async () => {
  test = await startTestApp();
  origin = `http://localhost:${await freePort()}`;
  const port = await freePort();
  sandbox = await startSandbox({ port, smtpPort: 0, publicOrigin: origin, ...client, parts: ['identity-provider'] });
  const provider = { issuer: `${sandbox.origin}/idp`, ...client };
  signInFlow = openSignInFlow({ ...provider, publicOrigin: origin }, openIdProvider(provider));
  const config = { publicOrigin: origin, sessionSecrets: [secret], staffEmailDomains: ['lanesight.ai'] };
  app = await test.startAnother({ signInFlow, config: { ...config, limitsCalls: false } });
  await app.listen({ host: 'localhost', port: Number(new URL(origin).port) });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
  await test.close();
});

async function signIn(email: string, query = ''): Promise<CookieJar> {
  const jar = new CookieJar();
  const { leadsTo } = await jar.follow(`${origin}/api/login${query}`);
  const { response, url } = await jar.follow(leadsTo!);
  const action = /<form[^>]*action="([^"]+)"/.exec(await response.text())?.[1];
  const form = new URL(action!.replaceAll('&amp;', '&'), url).href;
  const body = new URLSearchParams({ email, verified: 'on' });
  const back = await jar.follow(form, { method: 'POST', body });
  await jar.fetch(back.leadsTo!);
  return jar;
}

const statusOf = async (jar: CookieJar) => (await jar.fetch(`${origin}/api/auth/user`)).status;
const check = (change = {}) =>
  checkSessions(() => test.orm.em.fork(), {
    refresh: signInFlow.refresh,
    sessionSecrets: [secret],
    checkMinutes: 15,
    ...change,
  });
const makeDue = () =>
  test.orm.em.fork().execute(`update sessions set provider_checked_at = now() - interval '16 minutes'`);

it('a session ends once the provider has removed its person, and others go on', async () => {
  const ada = await signIn('ada@lanesight.ai');
  const bob = await signIn('bob@lanesight.ai');
  expect(await check()).toEqual({ checked: 0, ended: 0, unknown: 0 });
  await makeDue();
  expect(await check()).toEqual({ checked: 2, ended: 0, unknown: 0 });
  // The provider rotates its tokens: the stored one is the new one.
  await makeDue();
  expect(await check()).toEqual({ checked: 2, ended: 0, unknown: 0 });

  const body = new URLSearchParams({ email: 'ada@lanesight.ai' });
  await fetch(`${sandbox.origin}/idp/removed-accounts`, { method: 'POST', body });
  expect([await statusOf(ada), await statusOf(bob)]).toEqual([200, 200]);
  await makeDue();
  expect(await check()).toEqual({ checked: 2, ended: 1, unknown: 0 });
  expect([await statusOf(ada), await statusOf(bob)]).toEqual([401, 200]);

  const stored = await test.orm.em.fork().execute<{ token: string }[]>('select provider_token as token from sessions');
  expect(stored[0]!.token.split('.')).toHaveLength(5);
});

it('a provider that does not answer ends no session', async () => {
  const jar = await signIn('cleo@lanesight.ai');
  await makeDue();
  const refresh = openSignInFlow(
    { issuer: 'http://localhost:9/idp', ...client, publicOrigin: origin },
    openIdProvider({ issuer: 'http://localhost:9/idp', ...client }),
  ).refresh;
  expect(await check({ refresh })).toMatchObject({ ended: 0, unknown: expect.any(Number) });
  expect(await statusOf(jar)).toBe(200);
});

it('a fresh sign-in asks the provider to see the person, and the session remembers when', async () => {
  const { leadsTo } = await new CookieJar().follow(`${origin}/api/login?fresh=1`);
  const query = new URL(leadsTo!).searchParams;
  expect([query.get('prompt'), query.get('max_age')]).toEqual(['login', '0']);
  const jar = await signIn('dora@lanesight.ai', '?fresh=1');
  const user = (await (await jar.fetch(`${origin}/api/auth/user`)).json()) as { freshUntil: string };
  const minutes = (Date.parse(user.freshUntil) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(13);
  expect(minutes).toBeLessThanOrEqual(15);
});

it('a session ends at once when the provider sends a logout token for it or for its person', async () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${sandbox.origin}/idp/ended-sessions`, { method: 'POST', body: new URLSearchParams(fields) });
  const email = 'fay@lanesight.ai';
  const [first, second, third] = [await signIn(email), await signIn(email), await signIn(email)];
  const bob = await signIn('bob@lanesight.ai');
  const [row] = await test.orm.em.fork().execute<{ sid: string }[]>(
    `select provider_session as sid from sessions where user_id = (select id::text from users where email = ?)
       order by created_at limit 1`,
    [email],
  );
  expect((await send({ email, sid: row!.sid })).status).toBe(204);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 200, 200]);
  expect((await send({ email })).status).toBe(204);
  expect([await statusOf(second), await statusOf(third), await statusOf(bob)]).toEqual([401, 401, 200]);
});
