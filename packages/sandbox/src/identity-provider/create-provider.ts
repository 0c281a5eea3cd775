import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type ClientMetadata, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from '../html.ts';
import { localHostNames } from '../names-of-this-machine.ts';
import type { Accounts } from './accounts.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { failedPage } from './sign-in-page.ts';

/** The one client of the sandbox's identity provider, and its callback URL. */
export type Client = { id: string; secret: string; redirectUri: string };

const hour = 3600;

const features = {
  devInteractions: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  backchannelLogout: { enabled: true },
};

/**
 * Creates a certified OpenID provider with new keys for this run: code flow with PKCE (S256), without a consent
 * screen.
 */
export function createProvider(issuer: string, path: string, client: Client, accounts: Accounts): Provider {
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [metadataOf(client)],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // The claims belong in the ID token too: not every client requests the userinfo.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    // Without a consent screen nobody can consent to it.
    issueRefreshToken: () => true,
    pkce: { required: () => true },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features,
    // The provider's own protection refuses addresses of this machine, and the site is at one.
    fetch: (url, options) => globalThis.fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    interactions: { url: (_ctx, interaction) => `${path}/sign-in/${interaction.uid}` },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 14 * hour,
      Session: hour,
    },
    findAccount(_ctx, sub) {
      const claims = accounts.claimsOf(sub);
      return claims && { accountId: sub, claims: () => claims };
    },
    loadExistingGrant: grantEverything,
    renderError(ctx, out) {
      ctx.set(pageHeaders);
      ctx.body = failedPage(out.error_description ?? out.error, new URL(client.redirectUri).origin);
    },
  } satisfies Configuration);
  provider.on('server_error', (_ctx, error) => console.error(error));
  return provider;
}

const metadataOf = (client: Client): ClientMetadata => ({
  client_id: client.id,
  client_secret: client.secret,
  redirect_uris: localHostNames(client.redirectUri),
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  backchannel_logout_uri: new URL('/api/backchannel-logout', client.redirectUri).href,
  backchannel_logout_session_required: true,
});

async function grantEverything(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope('openid email profile offline_access');
  await grant.save();
  return grant;
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
