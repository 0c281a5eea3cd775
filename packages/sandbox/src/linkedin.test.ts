import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { linkedinClient } from './linkedin/client.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

const publicOrigin = 'http://localhost:3999';
const callback = `${publicOrigin}/api/linkedin/callback`;
const scope = 'rw_organization_admin r_organization_social w_organization_social';
const page = 'urn:li:organization:5515715';
let sandbox: Sandbox;
let base = '';

beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandbox({
    port,
    smtpPort: 0,
    publicOrigin,
    clientId: '',
    clientSecret: '',
    parts: ['linkedin'],
  });
  base = `${sandbox.origin}/linkedin`;
});
beforeEach(() => fetch(`${base}/posts`, { method: 'DELETE' }));
afterAll(() => sandbox.stop());

const requested = { client_id: linkedinClient.id, redirect_uri: callback, state: 'a b&c', scope };

async function authorize(choice: 'allow' | 'cancel', member = 'adaAdmin1'): Promise<URLSearchParams> {
  const body = new URLSearchParams({ ...requested, answer: choice, member });
  const response = await fetch(`${base}/oauth/v2/authorization`, { method: 'POST', body, redirect: 'manual' });
  const address = new URL(response.headers.get('location')!);
  expect(address.origin + address.pathname).toBe(callback);
  return address.searchParams;
}

async function token(fields: Record<string, string>) {
  const client = { client_id: linkedinClient.id, client_secret: linkedinClient.secret };
  const body = new URLSearchParams({ ...client, ...fields });
  const response = await fetch(`${base}/oauth/v2/accessToken`, { method: 'POST', body });
  return { ...((await response.json()) as { access_token: string; refresh_token: string }), status: response.status };
}

async function signedIn(member?: string) {
  const code = (await authorize('allow', member)).get('code')!;
  return token({ grant_type: 'authorization_code', code, redirect_uri: callback });
}

const headersOf = (accessToken: string) => ({
  authorization: `Bearer ${accessToken}`,
  'linkedin-version': '202606',
  'x-restli-protocol-version': '2.0.0',
  'content-type': 'application/json',
});

const post = (change: object = {}) => ({
  author: page,
  commentary: 'One \\(two\\)',
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  content: { article: { source: 'http://localhost:3999/blog/one', title: 'One', description: 'Two' } },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  ...change,
});

async function rest(path: string, headers: Record<string, string>, body?: object) {
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const response = await fetch(`${base}/rest/${path}`, init);
  const text = await response.text();
  return { status: response.status, id: response.headers.get('x-restli-id'), ...(text ? JSON.parse(text) : {}) };
}

describe('the authorization page', () => {
  it('asks, and returns the state with a code or an error', async () => {
    const shown = await fetch(
      `${base}/oauth/v2/authorization?${new URLSearchParams({ ...requested, response_type: 'code' })}`,
    );
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('post as your business pages')]);
    const yes = await authorize('allow');
    expect([yes.get('state'), yes.has('code')]).toEqual(['a b&c', true]);
    const no = await authorize('cancel');
    expect([no.get('state'), no.get('error'), no.has('code')]).toEqual(['a b&c', 'user_cancelled_authorize', false]);
  });

  it.each([
    ['another application', { client_id: 'other' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
  ])('redirects nowhere for %s', async (_case, change) => {
    const query = new URLSearchParams({ ...requested, response_type: 'code', ...change });
    const shown = await fetch(`${base}/oauth/v2/authorization?${query}`, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('location')]).toEqual([400, null]);
  });

  it('rejects an unknown permission', async () => {
    const query = new URLSearchParams({ ...requested, response_type: 'code', scope: 'w_everything' });
    const { headers } = await fetch(`${base}/oauth/v2/authorization?${query}`, { redirect: 'manual' });
    expect(headers.get('location')).toContain('error=invalid_scope_error');
  });
});

describe('tokens', () => {
  it('are issued for a code once, to the client, for its callback URL', async () => {
    const code = (await authorize('allow')).get('code')!;
    const exchange = { grant_type: 'authorization_code', code, redirect_uri: callback };
    expect(await token({ ...exchange, redirect_uri: 'http://localhost:3999/other' })).toMatchObject({ status: 400 });
    expect(await token({ ...exchange, client_secret: 'guessed' })).toMatchObject({ error: 'invalid_client' });
    expect(await token(exchange)).toMatchObject({ expires_in: 5_184_000, refresh_token_expires_in: 31_536_000 });
    expect(await token(exchange)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('are refreshed until the year is over, and end when they are revoked', async () => {
    const first = await signedIn();
    await fetch(`${base}/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"tokens":"access"}',
    });
    const over = await rest('organizationAcls?q=roleAssignee', headersOf(first.access_token));
    expect(over).toMatchObject({ status: 401, code: 'EXPIRED_ACCESS_TOKEN', serviceErrorCode: 65602 });
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    const second = await token(refresh);
    expect((await rest('organizationAcls?q=roleAssignee', headersOf(second.access_token))).status).toBe(200);
    const revoke = new URLSearchParams({
      client_id: linkedinClient.id,
      client_secret: linkedinClient.secret,
      token: second.access_token,
    });
    expect((await fetch(`${base}/oauth/v2/revoke`, { method: 'POST', body: revoke })).status).toBe(200);
    expect(await rest('organizationAcls?q=roleAssignee', headersOf(second.access_token))).toMatchObject({
      code: 'REVOKED_ACCESS_TOKEN',
    });
    await fetch(`${base}/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"tokens":"all"}',
    });
    expect(await token(refresh)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });
});

describe('the versioned API', () => {
  it('requires a version, the protocol and a token', async () => {
    const { access_token } = await signedIn();
    const good = headersOf(access_token);
    const acls = async (change: Record<string, string>) => {
      const headers = Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, value]) => value !== ''));
      return (await rest('organizationAcls?q=roleAssignee', headers)).code;
    };
    expect(await acls({ 'linkedin-version': '' })).toBe('VERSION_MISSING');
    expect(await acls({ 'linkedin-version': '2026-06' })).toBe('NONEXISTENT_VERSION');
    expect(await acls({ 'linkedin-version': '202001' })).toBe('NONEXISTENT_VERSION');
    expect(await acls({ 'x-restli-protocol-version': '' })).toBe('INVALID_PROTOCOL_VERSION');
    expect(await acls({ authorization: '' })).toBe('EMPTY_ACCESS_TOKEN');
    expect(await acls({ authorization: 'Bearer made-up' })).toBe('INVALID_ACCESS_TOKEN');
    expect(await acls({})).toBeUndefined();
  });

  it('returns organizations, names and followers', async () => {
    const headers = headersOf((await signedIn()).access_token);
    const { elements } = await rest('organizationAcls?q=roleAssignee&state=APPROVED&count=100', headers);
    expect(elements).toContainEqual(expect.objectContaining({ organization: page, role: 'ADMINISTRATOR' }));
    const { results } = await rest('organizations?ids=List(5515715,10987654)', headers);
    expect(results['5515715'].localizedName).toBe('Lanesight');
    const urn = encodeURIComponent(page);
    const size = await rest(`networkSizes/${urn}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`, headers);
    expect(size.firstDegreeSize).toBe(4211);
  });

  it('accepts a post, finds it by its author and shows it without escapes', async () => {
    const headers = headersOf((await signedIn()).access_token);
    const made = await rest('posts', headers, post());
    expect([made.status, made.id]).toEqual([201, expect.stringMatching(/^urn:li:share:\d{19}$/)]);
    const { elements } = await rest(`posts?q=author&author=${encodeURIComponent(page)}&count=10`, headers);
    expect(elements).toMatchObject([
      { id: made.id, content: { article: { source: 'http://localhost:3999/blog/one' } } },
    ]);
    expect(await (await fetch(`${base}/posts`)).json()).toMatchObject([{ id: made.id, text: 'One (two)' }]);
    const shown = await fetch(`${base}/feed/update/${made.id}`);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('One (two)')]);
    expect(await rest('posts', headers, post())).toMatchObject({ status: 422, code: 'DUPLICATE_POST' });
  });

  it.each([
    ['a missing field', { visibility: undefined }, '/visibility :: field is required'],
    ['an unknown field', { color: 'red' }, '/color :: unrecognized field'],
    ['text beyond 3,000', { commentary: 'x'.repeat(3001) }, 'beyond 3000'],
    ['a reserved character by itself', { commentary: 'One (two' }, 'reserved character "(" at 4'],
    ['an article without a title', { content: { article: { source: 'http://a.example' } } }, '/content/article/title'],
  ])('rejects %s', async (_case, change, message) => {
    const headers = headersOf((await signedIn()).access_token);
    const rejected = await rest('posts', headers, post(change));
    expect([rejected.status, rejected.message]).toEqual([422, expect.stringContaining(message)]);
  });

  it('rejects a member without a role for the organization', async () => {
    const nobody = headersOf((await signedIn('nilNobody')).access_token);
    expect(await rest('posts', nobody, post())).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
    const ada = headersOf((await signedIn()).access_token);
    expect(await rest('posts', ada, post({ author: 'urn:li:organization:20000001' }))).toMatchObject({ status: 403 });
  });
});
