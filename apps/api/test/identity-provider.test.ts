import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { CookieJar } from '@workspace/sandbox/identity-provider/cookie-jar';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { openIdProvider } from '../src/adapters/identity-provider.ts';
import { openSignInFlow } from '../src/features/auth/sign-in-flow.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const client = { clientId: 'staff', clientSecret: 'a-secret-of-some-length-for-this-test' };
let sandbox: Sandbox;
let test: TestApp;
let app: FastifyInstance;
let origin: string;

/** The whole app on a real socket, with the real sign-in flow and identity provider adapter for this issuer. */
async function listening(issuer: string): Promise<FastifyInstance> {
  const provider = { issuer, ...client };
  const signInFlow = openSignInFlow({ ...provider, publicOrigin: origin }, openIdProvider(provider));
  const config = {
    publicOrigin: origin,
    sessionSecrets: ['n'.repeat(40)],
    staffEmailDomains: ['lanesight.ai'],
    limitsCalls: false,
  };
  const made = await test.startAnother({ signInFlow, config });
  await made.listen({ host: 'localhost', port: Number(new URL(origin).port) });
  return made;
}

beforeAll(async () => {
  test = await startTestApp();
  origin = `http://localhost:${await freePort()}`;
  const port = await freePort();
  sandbox = await startSandbox({ port, smtpPort: 0, publicOrigin: origin, ...client, parts: ['identity-provider'] });
  app = await listening(`${sandbox.origin}/idp`);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
  await test.close();
});

/** Follows the sign-in link to the provider's form; returns the form's URL. */
async function openForm(jar: CookieJar, returnTo = '/cms/blog'): Promise<string> {
  const { leadsTo } = await jar.follow(`${origin}/api/login?returnTo=${returnTo}`);
  const { response, url } = await jar.follow(leadsTo!);
  const action = /<form[^>]*action="([^"]+)"/.exec(await response.text())?.[1];
  return new URL(action!.replaceAll('&amp;', '&'), url).href;
}

/** Submits the form; returns the URL that leads back to the site. */
async function submit(jar: CookieJar, action: string, fields: Record<string, string>): Promise<string> {
  const { leadsTo } = await jar.follow(action, { method: 'POST', body: new URLSearchParams(fields) });
  return leadsTo!;
}

const page = async (jar: CookieJar, address: string) => {
  const response = await jar.fetch(address, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
};

describe('sign-in with a real provider', () => {
  it('ends signed in on the page where it began', async () => {
    const jar = new CookieJar();
    const back = await submit(jar, await openForm(jar), { email: 'Ada@lanesight.ai', verified: 'on' });
    expect(await page(jar, back)).toMatchObject({ status: 302, location: '/cms/blog' });
    expect(await (await jar.fetch(`${origin}/api/auth/user`)).json()).toMatchObject({
      email: 'ada@lanesight.ai',
      isStaff: true,
    });
  });

  it('is rejected with a page for an unverified address', async () => {
    const jar = new CookieJar();
    const back = await submit(jar, await openForm(jar), { email: 'eve@lanesight.ai' });
    const { status, text } = await page(jar, back);
    expect([status, text.includes('email_verified'), text.includes('href="/api/login"')]).toEqual([403, true, true]);
  });

  it('shows a message when it is cancelled', async () => {
    const jar = new CookieJar();
    const { leadsTo } = await jar.follow(`${await openForm(jar)}/cancel`);
    const { status, text } = await page(jar, leadsTo!);
    expect([status, text.includes('Sign-in was cancelled')]).toEqual([400, true]);
  });

  it('ends signed in on the page of each tab, when two tabs sign in at once', async () => {
    const jar = new CookieJar();
    const [first, second] = [await openForm(jar), await openForm(jar, '/cms/contacts')];
    const user = { email: 'ada@lanesight.ai', verified: 'on' };
    const [firstBack, secondBack] = [await submit(jar, first, user), await submit(jar, second, user)];
    expect(await page(jar, firstBack)).toMatchObject({ status: 302, location: '/cms/blog' });
    expect(await page(jar, secondBack)).toMatchObject({ status: 302, location: '/cms/contacts' });
    expect((await jar.fetch(`${origin}/api/auth/user`)).status).toBe(200);
  });

  it('leads to its page again while it lasts, when Back opens the callback', async () => {
    const jar = new CookieJar();
    const back = await submit(jar, await openForm(jar), { email: 'ada@lanesight.ai', verified: 'on' });
    await page(jar, back);
    expect(await page(jar, back)).toMatchObject({ status: 302, location: '/cms/blog' });
    await jar.fetch(`${origin}/api/logout`);
    expect(await page(jar, back)).toMatchObject({ status: 400, text: expect.stringContaining('was used already') });
  });

  it('cannot be finished by another browser, with a wrong state, or twice', async () => {
    const jar = new CookieJar();
    const back = await submit(jar, await openForm(jar), { email: 'ada@lanesight.ai', verified: 'on' });
    const message = 'This sign-in has expired or was used already. Start again.';
    expect(await page(new CookieJar(), back)).toMatchObject({ status: 400, text: expect.stringContaining(message) });
    const wrong = new URL(back);
    wrong.searchParams.set('state', 'other');
    expect(await page(jar, wrong.href)).toMatchObject({ status: 400, text: expect.stringContaining(message) });
    const other = new CookieJar();
    const fresh = await submit(other, await openForm(other), { email: 'ada@lanesight.ai', verified: 'on' });
    expect(await page(other, fresh)).toMatchObject({ status: 302 });
    expect(await page(jar, fresh)).toMatchObject({ status: 400, text: expect.stringContaining(message) });
  });

  it('is rejected with a code that the provider never issued', async () => {
    const jar = new CookieJar();
    const { leadsTo } = await jar.follow(`${origin}/api/login`);
    const state = new URL(leadsTo!).searchParams.get('state');
    expect(await page(jar, `${origin}/api/login/callback?code=made-up&state=${state}`)).toMatchObject({ status: 400 });
  });

  it.each(['?error=server_error', '?error=%3Cscript%3E', '', '?code=x', '?code=x&code=y&state=z'])(
    'shows a page and never a 500 for the callback %j',
    async (query) => {
      const { status, text } = await page(new CookieJar(), `${origin}/api/login/callback${query}`);
      expect([status, text.startsWith('<!doctype html>'), text.includes('<script')]).toEqual([400, true, false]);
    },
  );

  it('fails while the provider is down, and works when it is back', async () => {
    await app.close();
    const port = await freePort();
    app = await listening(`http://localhost:${port}/idp`);
    const { status, text } = await page(new CookieJar(), `${origin}/api/login`);
    expect([status, text.includes('The sign-in provider does not answer')]).toEqual([503, true]);
    const back = await startSandbox({
      port,
      smtpPort: 0,
      publicOrigin: origin,
      ...client,
      parts: ['identity-provider'],
    });
    try {
      expect((await page(new CookieJar(), `${origin}/api/login`)).location).toContain(`localhost:${port}/idp`);
    } finally {
      await back.stop();
    }
  });
});
