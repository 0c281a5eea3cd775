import { randomUUID } from 'node:crypto';
import type { Server } from 'node:https';
import fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface FaultyProvider {
  issuer: string;
  /** Claims of the next ID token, merged into those of a valid one. */
  claims: JWTPayload;
  /** The path that responds with an error page. */
  broken: '/userinfo' | '/jwks' | '/token' | undefined;
  /** The path that does not respond. */
  silent: '/userinfo' | '/token' | undefined;
  /** The response of the userinfo endpoint. */
  userinfo: Record<string, unknown>;
  /** Signs an ID token with these claims. */
  idToken: () => Promise<string>;
  /** Signs a logout token with these claims, merged into those of a valid one. */
  logoutToken: (claims?: JWTPayload, header?: { typ?: string }) => Promise<string>;
  publicKey: CryptoKey;
  /** Signs with a new key from now on, under this name. */
  rotate: (kid: string) => Promise<void>;
  /** The token endpoint responds with this error instead of tokens. */
  tokenError: { status: number; error: string } | undefined;
  /** Replaces the certificate, for new connections. */
  renew: (https: { cert: string; key: string }) => void;
  stop: () => Promise<void>;
}

/** Starts an OpenID provider over real HTTP that signs in immediately, with faulty tokens on request. */
export async function startFaultyProvider(
  clientId: string,
  https?: { cert: string; key: string },
): Promise<FaultyProvider> {
  const app = (https ? fastify({ https }) : fastify()) as FastifyInstance;
  let keys = await generateKeyPair('RS256');
  let kid = 'k';
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const provider: FaultyProvider = {
    issuer: '',
    claims: {},
    userinfo: {},
    tokenError: undefined,
    broken: undefined,
    silent: undefined,
    idToken: () => {
      const now = Math.floor(Date.now() / 1_000);
      const person = { sub: 's', email: 'ada@lanesight.ai', email_verified: true };
      const token = { iss: provider.issuer, aud: clientId, iat: now, exp: now + 300 };
      return new SignJWT({ ...person, ...token, ...provider.claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(keys.privateKey);
    },
    logoutToken: (claims = {}, header = { typ: 'logout+jwt' }) => {
      const now = Math.floor(Date.now() / 1_000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const token = {
        iss: provider.issuer,
        aud: clientId,
        iat: now,
        exp: now + 120,
        jti: randomUUID(),
        sub: 's',
        events,
      };
      return new SignJWT({ ...token, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(keys.privateKey);
    },
    publicKey: keys.publicKey,
    rotate: async (name) => {
      keys = await generateKeyPair('RS256');
      kid = name;
    },
    renew: (certificate) => {
      (app.server as unknown as Server).setSecureContext(certificate);
      app.server.closeAllConnections();
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === provider.broken) await reply.code(503).type('text/html').send('<h1>Unavailable</h1>');
    if (url === provider.silent) reply.hijack();
  });
  app.get('/.well-known/openid-configuration', () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    userinfo_endpoint: `${provider.issuer}/userinfo`,
    jwks_uri: `${provider.issuer}/jwks`,
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/jwks', async () => ({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', use: 'sig', kid }] }));
  app.get<{ Querystring: Record<'redirect_uri' | 'state', string> }>('/authorize', ({ query }, reply) =>
    reply.redirect(`${query.redirect_uri}?code=c&state=${encodeURIComponent(query.state)}`),
  );
  app.post('/token', async (_request, reply) => {
    if (provider.tokenError) return reply.code(provider.tokenError.status).send({ error: provider.tokenError.error });
    return { access_token: 'a', token_type: 'Bearer', id_token: await provider.idToken() };
  });
  app.get('/userinfo', () => provider.userinfo);
  provider.issuer = await app.listen({ host: 'localhost', port: 0 });
  return provider;
}
