import cookie from '@fastify/cookie';
import oauth2, { type OAuth2Namespace } from '@fastify/oauth2';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod';
import { finishLogin, login } from '@workspace/contracts/auth';
import { emailAddressWith } from '@workspace/contracts/email-address';
import { apiError } from '@workspace/contracts/endpoint/api-error';

/** A person's identity as the identity provider states it. */
export interface Identity {
  email: string;
  isVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

export interface IdentityProvider {
  /** Returns the URL to redirect to, and stores the data that verifies the callback in cookies. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** Reads the identity from the callback. Rejects when the sign-in was cancelled, replayed or not verified. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<Identity>;
}

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  publicOrigin: string;
}

interface Connection {
  oidc: OAuth2Namespace;
  keys: ReturnType<typeof createRemoteJWKSet>;
  issuer: string;
}

const Claims = z.object({
  sub: z.string(),
  email: emailAddressWith('is no email address'),
  // Some providers send this boolean as text.
  email_verified: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  picture: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});

/**
 * OpenID Connect: authorization code with PKCE and state. The provider's metadata is fetched at the first sign-in, not
 * at startup.
 */
export function openIdProvider(options: OidcOptions): IdentityProvider {
  let connecting: Promise<Connection> | undefined;
  const connect = (): Promise<Connection> => {
    connecting ??= connectTo(options);
    return connecting.catch((cause: unknown) => {
      connecting = undefined;
      throw unavailable(cause);
    });
  };
  return {
    begin: async (request, reply) => (await connect()).oidc.generateAuthorizationUri(request, reply),
    finish: async (request, reply) => {
      refuseProviderError(request.query as Record<string, unknown>);
      const connection = await connect();
      const token = await exchangeCode(connection.oidc, request, reply);
      return toIdentity(await claimsOf(connection, token, options.clientId));
    },
  };
}

/** The plugin lives in its own Fastify instance, so that an unreachable provider cannot keep the API from starting. */
async function connectTo({ issuer, clientId, clientSecret, publicOrigin }: OidcOptions): Promise<Connection> {
  const app = fastify();
  await app.register(cookie);
  await app.register(oauth2, {
    name: 'oidc',
    scope: ['openid', 'email', 'profile'],
    credentials: { client: { id: clientId, secret: clientSecret } },
    callbackUri: publicOrigin + finishLogin.path,
    discovery: { issuer },
    pkce: 'S256',
    userAgent: false,
    cookie: { secure: publicOrigin.startsWith('https:'), sameSite: 'lax', path: '/' },
  });
  await app.ready();
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const discovered = z
    .object({ issuer: z.string(), jwks_uri: z.url() })
    .parse(await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).json());
  const { oidc } = app as unknown as { oidc: OAuth2Namespace };
  return { oidc, keys: createRemoteJWKSet(new URL(discovered.jwks_uri)), issuer: discovered.issuer };
}

function refuseProviderError({ error, code }: Record<string, unknown>): void {
  if (error === 'access_denied')
    throw apiError(finishLogin, 'invalid_input', 'Sign-in was cancelled. Nothing has changed.');
  if (error !== undefined || typeof code !== 'string') {
    throw apiError(finishLogin, 'invalid_input', 'The sign-in provider could not sign you in. Try again in a moment.');
  }
}

async function exchangeCode(
  oidc: OAuth2Namespace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  try {
    return (await oidc.getAccessTokenFromAuthorizationCodeFlow(request, reply)).token as unknown as Record<
      string,
      unknown
    >;
  } catch (cause) {
    if (isUnreachable(cause)) throw unavailable(cause);
    if (isRejectedClient(cause)) {
      request.log.error({ event: 'sign_in_misconfigured', err: cause });
      throw apiError(
        finishLogin,
        'sign_in_misconfigured',
        'Sign-in is not set up correctly: the provider rejects this site. Ask whoever runs it to check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
      );
    }
    request.log.warn({ event: 'sign_in_refused', err: cause });
    throw apiError(finishLogin, 'invalid_input', 'This sign-in has expired or was used already. Start again.');
  }
}

async function claimsOf(
  { oidc, keys, issuer }: Connection,
  token: Record<string, unknown>,
  audience: string,
): Promise<z.infer<typeof Claims>> {
  const refused = (cause: unknown) =>
    Object.assign(
      apiError(login, 'not_allowed', 'We could not verify who you are. Ask whoever runs your sign-in provider.'),
      { cause },
    );
  let payload: JWTPayload & { azp?: unknown };
  try {
    ({ payload } = await jwtVerify(String(token.id_token), keys, {
      issuer,
      audience,
      maxTokenAge: '10m',
      clockTolerance: 30,
    }));
  } catch (cause) {
    throw isUnreachable(cause) ? unavailable(cause) : refused(cause);
  }
  // `azp` is the client that the token was issued to; a token of another client must not sign anyone in here.
  if (payload.azp !== undefined && payload.azp !== audience) throw refused(new Error('azp is not our client id'));
  const claims = payload.email === undefined ? await oidc.userinfo(String(token.access_token)) : payload;
  const { data, error } = Claims.safeParse(claims);
  if (!data || data.sub !== payload.sub) throw refused(error);
  return data;
}

function toIdentity(claims: z.infer<typeof Claims>): Identity {
  return {
    email: claims.email,
    isVerified: claims.email_verified,
    firstName: claims.given_name ?? null,
    lastName: claims.family_name ?? null,
    profileImageUrl: claims.picture ?? null,
  };
}

const unavailable = (cause: unknown) =>
  Object.assign(apiError(login, 'unavailable', 'The sign-in provider does not answer. Try again in a few minutes.'), {
    cause,
  });

/** Returns true when the provider rejects our client rather than the person or the code (RFC 6749, section 5.2). */
function isRejectedClient(cause: unknown): boolean {
  const { error } = (cause as { data?: { payload?: { error?: unknown } } }).data?.payload ?? {};
  return error === 'invalid_client' || error === 'unauthorized_client';
}

/** Returns true when the provider could not be reached, rather than sent an error. */
function isUnreachable(cause: unknown): boolean {
  const text = [cause, (cause as Error)?.cause].map(String).join(' ') + String((cause as { code?: string })?.code);
  return /ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|fetch failed|timed? ?out|ERR_JWKS_TIMEOUT/i.test(text);
}
