import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { freePort } from '../free-port.ts';
import { startSandbox, type Sandbox } from '../sandbox.ts';
import { linkedinClient } from './client.ts';

const publicOrigin = 'http://localhost:3999';
const scope = 'rw_organization_admin r_organization_social w_organization_social';
export const callback = `${publicOrigin}/api/linkedin/callback`;
export const page = 'urn:li:organization:5515715';
export const requested = { client_id: linkedinClient.id, redirect_uri: callback, state: 'a b&c', scope };

export const headersOf = (accessToken: string) => ({
  authorization: `Bearer ${accessToken}`,
  'linkedin-version': '202606',
  'x-restli-protocol-version': '2.0.0',
  'content-type': 'application/json',
});

/** Starts the sandbox's LinkedIn for the tests of a file, and empties it before each. */
export function useLinkedin() {
  let sandbox: Sandbox;
  const one = { base: '', authorize, token, signedIn, rest };
  beforeAll(async () => {
    const port = await freePort();
    const nobody = { smtpPort: 0, clientId: '', clientSecret: '' };
    sandbox = await startSandbox({ port, publicOrigin, parts: ['linkedin'], ...nobody });
    one.base = `${sandbox.origin}/linkedin`;
  });
  beforeEach(async () => {
    for (const path of ['posts', 'images']) await fetch(`${one.base}/${path}`, { method: 'DELETE' });
  });
  afterAll(() => sandbox.stop());

  async function authorize(choice: 'allow' | 'cancel', member = 'adaAdmin1', scopes = scope): Promise<URLSearchParams> {
    const body = new URLSearchParams({ ...requested, scope: scopes, answer: choice, member });
    const response = await fetch(`${one.base}/oauth/v2/authorization`, { method: 'POST', body, redirect: 'manual' });
    const address = new URL(response.headers.get('location')!);
    expect(address.origin + address.pathname).toBe(callback);
    return address.searchParams;
  }

  async function token(fields: Record<string, string>) {
    const client = { client_id: linkedinClient.id, client_secret: linkedinClient.secret };
    const body = new URLSearchParams({ ...client, ...fields });
    const response = await fetch(`${one.base}/oauth/v2/accessToken`, { method: 'POST', body });
    return { ...((await response.json()) as { access_token: string; refresh_token: string }), status: response.status };
  }

  async function signedIn(member?: string, scopes?: string) {
    const code = (await authorize('allow', member, scopes)).get('code')!;
    return token({ grant_type: 'authorization_code', code, redirect_uri: callback });
  }

  async function rest(path: string, headers: Record<string, string>, body?: object) {
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    const response = await fetch(`${one.base}/rest/${path}`, init);
    const text = await response.text();
    return { status: response.status, id: response.headers.get('x-restli-id'), ...(text ? JSON.parse(text) : {}) };
  }

  return one;
}
