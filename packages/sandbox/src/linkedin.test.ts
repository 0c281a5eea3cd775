import { describe, expect, it } from 'vitest';
import { linkedinClient } from './linkedin/client.ts';
import { callback, headersOf, page, requested, useLinkedin } from './linkedin/use-linkedin.ts';

const one = useLinkedin();

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

describe('the authorization page', () => {
  it('asks, and returns the state with a code or an error', async () => {
    const shown = await fetch(
      `${one.base}/oauth/v2/authorization?${new URLSearchParams({ ...requested, response_type: 'code' })}`,
    );
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('post as your business pages')]);
    const yes = await one.authorize('allow');
    expect([yes.get('state'), yes.has('code')]).toEqual(['a b&c', true]);
    const no = await one.authorize('cancel');
    expect([no.get('state'), no.get('error'), no.has('code')]).toEqual(['a b&c', 'user_cancelled_authorize', false]);
  });

  it.each([
    ['another application', { client_id: 'other' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
  ])('redirects nowhere for %s', async (_case, change) => {
    const query = new URLSearchParams({ ...requested, response_type: 'code', ...change });
    const shown = await fetch(`${one.base}/oauth/v2/authorization?${query}`, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('location')]).toEqual([400, null]);
  });

  it('rejects an unknown permission', async () => {
    const query = new URLSearchParams({ ...requested, response_type: 'code', scope: 'w_everything' });
    const { headers } = await fetch(`${one.base}/oauth/v2/authorization?${query}`, { redirect: 'manual' });
    expect(headers.get('location')).toContain('error=invalid_scope_error');
  });
});

describe('tokens', () => {
  it('are issued for a code once, to the client, for its callback URL', async () => {
    const code = (await one.authorize('allow')).get('code')!;
    const exchange = { grant_type: 'authorization_code', code, redirect_uri: callback };
    expect(await one.token({ ...exchange, redirect_uri: 'http://localhost:3999/other' })).toMatchObject({
      status: 400,
    });
    expect(await one.token({ ...exchange, client_secret: 'guessed' })).toMatchObject({ error: 'invalid_client' });
    expect(await one.token(exchange)).toMatchObject({ expires_in: 5_184_000, refresh_token_expires_in: 31_536_000 });
    expect(await one.token(exchange)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('are refreshed until the year is over, and end when they are revoked', async () => {
    const first = await one.signedIn();
    await fetch(`${one.base}/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"tokens":"access"}',
    });
    const over = await one.rest('organizationAcls?q=roleAssignee', headersOf(first.access_token));
    expect(over).toMatchObject({ status: 401, code: 'EXPIRED_ACCESS_TOKEN', serviceErrorCode: 65602 });
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    const second = await one.token(refresh);
    expect((await one.rest('organizationAcls?q=roleAssignee', headersOf(second.access_token))).status).toBe(200);
    const revoke = new URLSearchParams({
      client_id: linkedinClient.id,
      client_secret: linkedinClient.secret,
      token: second.access_token,
    });
    expect((await fetch(`${one.base}/oauth/v2/revoke`, { method: 'POST', body: revoke })).status).toBe(200);
    expect(await one.rest('organizationAcls?q=roleAssignee', headersOf(second.access_token))).toMatchObject({
      code: 'REVOKED_ACCESS_TOKEN',
    });
    await fetch(`${one.base}/expire`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"tokens":"all"}',
    });
    expect(await one.token(refresh)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });
});

describe('the versioned API', () => {
  it('requires a version, the protocol and a token', async () => {
    const { access_token } = await one.signedIn();
    const good = headersOf(access_token);
    const acls = async (change: Record<string, string>) => {
      const headers = Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, value]) => value !== ''));
      return (await one.rest('organizationAcls?q=roleAssignee', headers)).code;
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
    const headers = headersOf((await one.signedIn()).access_token);
    const { elements } = await one.rest('organizationAcls?q=roleAssignee&state=APPROVED&count=100', headers);
    expect(elements).toContainEqual(expect.objectContaining({ organization: page, role: 'ADMINISTRATOR' }));
    const { results } = await one.rest('organizations?ids=List(5515715,10987654)', headers);
    expect(results['5515715'].localizedName).toBe('Lanesight');
    const urn = encodeURIComponent(page);
    const size = await one.rest(`networkSizes/${urn}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`, headers);
    expect(size.firstDegreeSize).toBe(4211);
  });

  it('accepts a post, finds it by its author and shows it without escapes', async () => {
    const headers = headersOf((await one.signedIn()).access_token);
    const made = await one.rest('posts', headers, post());
    expect([made.status, made.id]).toEqual([201, expect.stringMatching(/^urn:li:share:\d{19}$/)]);
    const { elements } = await one.rest(`posts?q=author&author=${encodeURIComponent(page)}&count=10`, headers);
    expect(elements).toMatchObject([
      { id: made.id, content: { article: { source: 'http://localhost:3999/blog/one' } } },
    ]);
    expect(await (await fetch(`${one.base}/posts`)).json()).toMatchObject([{ id: made.id, text: 'One (two)' }]);
    const shown = await fetch(`${one.base}/feed/update/${made.id}`);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('One (two)')]);
    expect(await one.rest('posts', headers, post())).toMatchObject({ status: 422, code: 'DUPLICATE_POST' });
  });

  it.each([
    ['a missing field', { visibility: undefined }, '/visibility :: field is required'],
    ['an unknown field', { color: 'red' }, '/color :: unrecognized field'],
    ['text beyond 3,000', { commentary: 'x'.repeat(3001) }, 'beyond 3000'],
    ['a reserved character by itself', { commentary: 'One (two' }, 'reserved character "(" at 4'],
    ['an article without a title', { content: { article: { source: 'http://a.example' } } }, '/content/article/title'],
  ])('rejects %s', async (_case, change, message) => {
    const headers = headersOf((await one.signedIn()).access_token);
    const rejected = await one.rest('posts', headers, post(change));
    expect([rejected.status, rejected.message]).toEqual([422, expect.stringContaining(message)]);
  });

  it('rejects a member without a role for the organization', async () => {
    const nobody = headersOf((await one.signedIn('nilNobody')).access_token);
    expect(await one.rest('posts', nobody, post())).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
    const ada = headersOf((await one.signedIn()).access_token);
    expect(await one.rest('posts', ada, post({ author: 'urn:li:organization:20000001' }))).toMatchObject({
      status: 403,
    });
  });
});
