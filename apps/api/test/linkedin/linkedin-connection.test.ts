import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  disconnectLinkedin,
  getLinkedinSettings,
  getLinkedinStatus,
  listOrganizations,
  saveLinkedinSettings,
} from '@workspace/contracts/linkedin-connection';
import { postToLinkedin } from '@workspace/contracts/linkedin-posts';
import { callsTo, apiErrorOf } from '../call-as.ts';
import { LinkedinTest, mainPage } from './linkedin-test.ts';

const one = new LinkedinTest();
beforeAll(() => one.start());
beforeEach(() => one.reset());
afterAll(() => one.stop());

const isConnected = async () => (await one.call(getLinkedinStatus, {})).connected;

describe('connecting', () => {
  it('redirects to LinkedIn with a state and returns connected', async () => {
    expect(await isConnected()).toBe(false);
    const authorizeUrl = await one.begin();
    expect(authorizeUrl.href).toContain(`${one.sandbox.origin}/linkedin/oauth/v2/authorization?`);
    expect(Object.fromEntries(authorizeUrl.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/linkedin/callback',
      scope: 'rw_organization_admin r_organization_social w_organization_social',
      state: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(await one.comeBack(await one.authorize(authorizeUrl))).toBe('/cms/blog?linkedin=connected');
    expect(await isConnected()).toBe(true);
    const { signIn } = await one.call(getLinkedinSettings, {});
    const days = (Date.parse(signIn!.endsAt) - Date.now()) / 86_400_000;
    expect([signIn!.state, signIn!.connectedBy, Math.round(days)]).toEqual(['good', 'ada@lanesight.ai', 365]);
  });

  it('ends when the user cancels', async () => {
    expect(await one.roundTrip('cancel')).toBe('/cms/blog?linkedin=error&reason=refused');
    expect(await isConnected()).toBe(false);
  });

  it('rejects a callback that began in another session, or nowhere', async () => {
    const way = await one.authorize(await one.begin());
    const { cookie: eve } = await one.test.signInAs('eve@lanesight.ai');
    expect(await one.comeBack(way, eve)).toBe('/cms/blog?linkedin=error');
    await one.begin(eve);
    expect(await one.comeBack(way, eve)).toBe('/cms/blog?linkedin=error');
    expect(await isConnected()).toBe(false);
  });

  it('accepts a callback once', async () => {
    const way = await one.authorize(await one.begin());
    expect(await one.comeBack(way)).toBe('/cms/blog?linkedin=connected');
    await one.call(disconnectLinkedin, {});
    expect(await one.comeBack(way)).toBe('/cms/blog?linkedin=error');
    expect(await isConnected()).toBe(false);
  });

  it('rejects a used code, even with a valid state', async () => {
    const first = await one.authorize(await one.begin());
    await one.comeBack(first);
    await one.call(disconnectLinkedin, {});
    const second = await one.authorize(await one.begin());
    second.searchParams.set('code', first.searchParams.get('code')!);
    expect(await one.comeBack(second)).toBe('/cms/blog?linkedin=error');
    expect(await isConnected()).toBe(false);
  });

  it.each([
    ['LinkedIn does not answer', { status: 0 }],
    ['LinkedIn fails', { status: 500 }],
    ['LinkedIn answers nonsense', { status: 200, body: { hello: 'there' } }],
  ])('redirects back when %s, and stores nothing', async (_case, fault) => {
    const way = await one.authorize(await one.begin());
    await one.fail({ path: '/oauth/v2/accessToken', ...fault });
    expect(await one.comeBack(way)).toBe('/cms/blog?linkedin=error');
    expect(await isConnected()).toBe(false);
  });

  it('redirects nowhere else, whatever the URL contains', async () => {
    const way = await one.authorize(await one.begin());
    way.searchParams.set('returnTo', 'https://evil.example');
    way.searchParams.set('redirect_uri', 'https://evil.example');
    expect(await one.comeBack(way)).toBe('/cms/blog?linkedin=connected');
  });

  it('is not started by a link of another site', async () => {
    const headers = { cookie: one.cookie, 'sec-fetch-site': 'cross-site' };
    const response = await one.app.inject({ url: '/api/linkedin/auth', headers });
    expect(response.headers.location).toBe('/cms/blog');
  });

  it('keeps the settings when repeated', async () => {
    await one.connected();
    await one.roundTrip();
    const { settings } = await one.call(getLinkedinSettings, {});
    expect(settings).toEqual({ organizationId: mainPage, organizationName: 'Page', autoPost: true });
  });
});

describe('organizations', () => {
  it('are those that the account may post for, with names and followers', async () => {
    await one.roundTrip();
    expect((await one.call(listOrganizations, {})).organizations).toEqual([
      { id: '5515715', name: 'Lanesight', followers: 4211 },
      { id: '10987654', name: 'Lanesight Field Notes', followers: 382 },
    ]);
  });

  it('are empty for an account without any', async () => {
    await one.roundTrip('allow', 'nilNobody');
    expect((await one.call(listOrganizations, {})).organizations).toEqual([]);
  });

  it('are listed without followers when LinkedIn does not return those', async () => {
    await one.roundTrip();
    await one.fail({ path: '/rest/networkSizes', status: 403, times: 2 });
    const { organizations } = await one.call(listOrganizations, {});
    expect(organizations.map(({ followers }) => followers)).toEqual([null, null]);
  });

  it.each([
    [{ status: 403, body: { code: 'ACCESS_DENIED' } }, 502, 'linkedin_refused', /may not do this/],
    [{ status: 426, body: { code: 'NONEXISTENT_VERSION' } }, 502, 'linkedin_refused', /LINKEDIN_VERSION/],
    [{ status: 429, headers: { 'retry-after': '60' } }, 503, 'linkedin_busy', /Try again later/],
    [{ status: 500 }, 502, 'linkedin_away', /does not answer/],
    [{ status: 0 }, 502, 'linkedin_away', /does not answer/],
    [{ cut: 5 }, 502, 'linkedin_away', /does not answer/],
  ])('map %j to %i %s', async (fault, status, code, message) => {
    await one.roundTrip();
    await one.fail({ path: '/rest/organizationAcls', ...fault });
    const apiError = await apiErrorOf(one.call(listOrganizations, {}));
    expect(apiError).toMatchObject({ status, code, message: expect.stringMatching(message) });
  });

  it('are unknown before LinkedIn is connected', async () => {
    expect(await apiErrorOf(one.call(listOrganizations, {}))).toMatchObject({ status: 409, code: 'not_connected' });
  });
});

describe('settings', () => {
  const save = (organizationId: string | null, autoPost: boolean) =>
    one.call(saveLinkedinSettings, { body: { organizationId, autoPost } });

  it('store organization and auto-post', async () => {
    await one.roundTrip();
    expect((await save('10987654', true)).settings).toEqual({
      organizationId: '10987654',
      organizationName: 'Lanesight Field Notes',
      autoPost: true,
    });
    expect((await one.call(getLinkedinSettings, {})).settings.autoPost).toBe(true);
  });

  it("reject auto-post without an organization, and another account's organization", async () => {
    await one.roundTrip();
    expect(await apiErrorOf(save(null, true))).toMatchObject({ fields: { autoPost: 'Choose a page first' } });
    expect(await apiErrorOf(save('20000001', false))).toMatchObject({ status: 409, code: 'no_such_page' });
    await one.call(disconnectLinkedin, {});
    expect(await apiErrorOf(save(mainPage, false))).toMatchObject({ code: 'not_connected' });
  });
});

describe('disconnecting', () => {
  it('revokes the token at LinkedIn and deletes everything', async () => {
    await one.connected();
    const spent = await one.deps.linkedin.linkedin.organizations('none');
    expect(spent.failure?.kind).toBe('sign_in');
    const { accessToken } = await storedTokens();
    await one.call(disconnectLinkedin, {});
    expect((await one.deps.linkedin.linkedin.organizations(accessToken)).failure?.code).toBe('REVOKED_ACCESS_TOKEN');
    expect(await one.call(getLinkedinSettings, {})).toEqual({
      settings: { organizationId: null, organizationName: null, autoPost: false },
      signIn: null,
    });
    expect(await one.newEm().execute('select * from linkedin_connection')).toEqual([]);
  });

  it('deletes everything even when LinkedIn does not respond', async () => {
    await one.connected();
    await one.fail({ path: '/oauth/v2/revoke', status: 0, times: 2 });
    await one.call(disconnectLinkedin, {});
    expect(await isConnected()).toBe(false);
  });

  it('succeeds when nothing is connected', async () => {
    await one.call(disconnectLinkedin, {});
    expect(await isConnected()).toBe(false);
  });
});

it('names the settings to set when LinkedIn is not configured', async () => {
  const call = callsTo(await one.test.startAnother({ posting: undefined }))({ cookie: one.cookie });
  const body = { organizationId: '1', title: 'x', content: 'x', url: 'http://localhost:3000/blog/x' };
  const errors = await Promise.all([
    apiErrorOf(call(listOrganizations, {})),
    apiErrorOf(call(getLinkedinSettings, {})),
    apiErrorOf(call(saveLinkedinSettings, { body: { organizationId: null, autoPost: false } })),
    apiErrorOf(call(disconnectLinkedin, {})),
    apiErrorOf(call(postToLinkedin, { body })),
  ]);
  const missing = ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_TOKEN_KEYS'];
  expect(await call(getLinkedinStatus, {})).toEqual({ connected: false, missing });
  for (const apiError of errors)
    expect(apiError).toMatchObject({
      status: 503,
      code: 'not_configured',
      message: expect.stringMatching(/LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, LINKEDIN_TOKEN_KEYS/),
    });
});

async function storedTokens(): Promise<{ accessToken: string }> {
  const { decryptTokens } = await import('../../src/features/linkedin-connection/stored-tokens.ts');
  const [row] = await one.newEm().execute<{ tokens: Buffer; key_id: string }[]>('select * from linkedin_connection');
  return (await decryptTokens(one.deps.linkedin.tokenKeys, { tokens: row!.tokens, keyId: row!.key_id }))!;
}
