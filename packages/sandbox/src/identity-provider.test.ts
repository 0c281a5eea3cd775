import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { CookieJar } from './identity-provider/cookie-jar.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

const publicOrigin = 'http://localhost:3999';
const callback = `${publicOrigin}/api/login/callback`;
const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
let sandbox: Sandbox;

beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandbox({ port, smtpPort: 0, publicOrigin, ...client, parts: ['identity-provider'] });
});
afterAll(() => sandbox.stop());

describe('sandbox identity provider', () => {
  test('signs any address in through the code flow with PKCE, with its claims in the ID token', async () => {
    const claims = await signIn(new CookieJar(), 'Ada.Lovelace@Example.org');
    expect(claims).toMatchObject({
      iss: `${sandbox.origin}/idp`,
      aud: 'staff',
      email: 'Ada.Lovelace@Example.org',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
      name: 'Ada Lovelace',
      picture: expect.stringMatching(/^http/),
    });
  });

  test('leaves the address unverified when the box is not checked', async () => {
    expect(await signIn(new CookieJar(), 'eve@example.org', { verified: false })).toMatchObject({
      email_verified: false,
    });
  });

  test('asks the same browser again, which may sign in another user', async () => {
    const jar = new CookieJar();
    const first = await signIn(jar, 'ada@example.org');
    const second = await signIn(jar, 'grace@example.org');
    expect(second).toMatchObject({ email: 'grace@example.org' });
    expect(second.sub).not.toBe(first.sub);
    expect((await signIn(jar, 'ada@example.org')).sub).toBe(first.sub);
  });

  test('ends with access_denied when cancelled', async () => {
    const jar = new CookieJar();
    const { action } = await openForm(jar, randomBytes(32).toString('base64url'));
    const { leadsTo = '' } = await jar.follow(`${action}/cancel`);
    expect(leadsTo.startsWith(callback)).toBe(true);
    expect(new URL(leadsTo).searchParams.get('error')).toBe('access_denied');
  });

  test('returns to 127.0.0.1 when the site was opened there', async () => {
    const elsewhere = callback.replace('localhost', '127.0.0.1');
    const claims = await signIn(new CookieJar(), 'ada@example.org', { redirectUri: elsewhere });
    expect(claims).toMatchObject({ email: 'ada@example.org' });
  });

  test('rejects a request without PKCE', async () => {
    const query = new URLSearchParams({
      client_id: 'staff',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: callback,
    });
    const { leadsTo = '' } = await new CookieJar().follow(`${sandbox.origin}/idp/auth?${query}`);
    expect(new URL(leadsTo).searchParams.get('error')).toBe('invalid_request');
  });

  test('asks again for an address without an @', async () => {
    const jar = new CookieJar();
    const { action } = await openForm(jar, randomBytes(32).toString('base64url'));
    const response = await jar.fetch(action, { method: 'POST', body: new URLSearchParams({ email: 'ada' }) });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Enter an email address');
  });

  test('shows a message for an expired sign-in', async () => {
    const response = await fetch(`${sandbox.origin}/idp/sign-in/of-yesterday`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Start again from the site');
  });
});

type Choices = { verified?: boolean; redirectUri?: string };

async function signIn(jar: CookieJar, email: string, { verified = true, redirectUri = callback }: Choices = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const { action, html } = await openForm(jar, verifier, redirectUri);
  expect(html).toMatch(/name="verified" checked/);
  const fields = new URLSearchParams({ email, ...(verified && { verified: 'on' }) });
  const { leadsTo = '' } = await jar.follow(action, { method: 'POST', body: fields });
  const back = new URL(leadsTo);
  expect(back.href.startsWith(redirectUri)).toBe(true);
  expect(back.searchParams.get('state')).toBe('a-state');
  return redeem(back.searchParams.get('code') ?? '', verifier, redirectUri);
}

async function openForm(jar: CookieJar, verifier: string, redirectUri = callback) {
  const query = new URLSearchParams({
    client_id: 'staff',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { response, url } = await jar.follow(`${sandbox.origin}/idp/auth?${query}`);
  const html = await response.text();
  expect(html.match(/<form /g)).toHaveLength(1);
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  return { action: new URL(action, url).href, html };
}

async function redeem(code: string, verifier: string, redirectUri: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${sandbox.origin}/idp/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client.clientId}:${client.clientSecret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  expect(response.status).toBe(200);
  const { id_token: token, access_token: access } = (await response.json()) as {
    id_token: string;
    access_token: string;
  };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const info = await fetch(`${sandbox.origin}/idp/me`, { headers: { authorization: `Bearer ${access}` } });
  expect(await info.json()).toMatchObject({ sub: claims.sub, email: claims.email });
  return claims;
}
