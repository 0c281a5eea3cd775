import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { pageHeaders } from './html.ts';
import { createAccounts, type Accounts } from './identity-provider/accounts.ts';
import { createProvider, type Client } from './identity-provider/create-provider.ts';
import { failedPage, signInPage } from './identity-provider/sign-in-page.ts';

const path = '/idp';

/** Returns the issuer URL of a sandbox on this port: the value of OIDC_ISSUER. */
export const issuerOn = (port: number): string => `http://localhost:${port}${path}`;

/** Adds the identity provider to the sandbox's server: discovery, keys, tokens and a sign-in page under /idp. */
export async function addIdentityProvider(app: FastifyInstance, issuer: string, client: Client): Promise<void> {
  const accounts = createAccounts(issuer);
  const provider = createProvider(issuer, path, client, accounts);
  await app.register(async (scope) => addProvider(scope, provider));
  await app.register(async (scope) => addSignIn(scope, provider, accounts, client));
}

function addProvider(scope: FastifyInstance, provider: Provider): void {
  const handle = provider.callback();
  // The provider parses bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.all(`${path}/*`, (request, reply) => {
    reply.hijack();
    const { raw } = request;
    raw.headers.cookie = withoutSession(raw.headers.cookie);
    // The provider derives its mount path from the difference.
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(path.length) });
    void handle(raw, reply.raw);
  });
}

function addSignIn(scope: FastifyInstance, provider: Provider, accounts: Accounts, client: Client): void {
  const publicOrigin = new URL(client.redirectUri).origin;
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  scope.setErrorHandler((error, _request, reply) => {
    if ((error as Error).name !== 'SessionNotFound') console.error(error);
    return reply
      .code(400)
      .headers(pageHeaders)
      .send(failedPage('This sign-in is over. Start again from the site.', publicOrigin));
  });
  scope.get(`${path}/sign-in/:uid`, async (request, reply) => {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return reply.headers(pageHeaders).send(signInPage({ action: `${path}/sign-in/${uid}`, email }));
  });
  scope.post(`${path}/sign-in/:uid`, async (request, reply) => {
    const fields = request.body as URLSearchParams;
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    const email = fields.get('email')?.trim() ?? '';
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      const error = 'Enter an email address, such as ada@example.com.';
      return reply
        .code(422)
        .headers(pageHeaders)
        .send(signInPage({ action: `${path}/sign-in/${uid}`, email, error }));
    }
    const accountId = accounts.signIn(email, fields.has('verified'));
    return finish(provider, request, reply, { login: { accountId, remember: false } });
  });
  scope.get(`${path}/sign-in/:uid/cancel`, (request, reply) =>
    finish(provider, request, reply, { error: 'access_denied', error_description: 'the sign-in was cancelled' }),
  );
  addEnds(scope, provider, accounts, client.id);
  scope.get(`${path}/picture.svg`, (_request, reply) => reply.type('image/svg+xml').send(picture));
}

/** The provider's types do not have it. */
interface LogoutSender {
  backchannelLogout: (sub: string, sid: string | undefined) => Promise<void>;
}

/** Requests of tests that take people's access away. */
function addEnds(scope: FastifyInstance, provider: Provider, accounts: Accounts, clientId: string): void {
  scope.post(`${path}/removed-accounts`, (request, reply) => {
    accounts.remove((request.body as URLSearchParams).get('email') ?? '');
    return reply.code(204).send();
  });
  // Ends a session of a person everywhere, or all of them: sends the logout token of OpenID Connect Back-Channel Logout.
  scope.post(`${path}/ended-sessions`, async (request, reply) => {
    const fields = request.body as URLSearchParams;
    const found = await provider.Client.find(clientId);
    await (found as unknown as LogoutSender).backchannelLogout(
      accounts.subOf(fields.get('email') ?? ''),
      fields.get('sid') ?? undefined,
    );
    return reply.code(204).send();
  });
}

async function finish(provider: Provider, request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
}

/** Sessions are dropped: every sign-in asks again, so that a user can sign out and in as another. */
function withoutSession(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#57606a"/>' +
  '<circle cx="16" cy="12" r="6" fill="#fff"/><path d="M4 32a12 12 0 0 1 24 0z" fill="#fff"/></svg>';
