import type { OAuth2Namespace, Token } from '@fastify/oauth2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finishLogin } from '@workspace/contracts/auth';
import { sessionHoursAtMost } from '@workspace/contracts/sessions';
import type { Identity, IdentityProvider } from '../../adapters/identity-provider.ts';
import type { LogoutRequest } from '../../adapters/logout-token.ts';
import { CertificateRejected, certificateCodeOf } from '../../certificate-rejected.ts';
import { ClockDiffers, toleratedSeconds } from '../../clock-differs.ts';
import { DomainError } from '../../domain-error.ts';
import { openOauthFlow } from '../../http/oauth-flow.ts';
import { beginAttempt, finishAttempt, stateCookie, verifierCookie } from './sign-in-attempt.ts';
import { isUnreachable } from '../../is-unreachable.ts';
import { within } from '../../within.ts';

/** The two requests of a sign-in with the identity provider. */
export interface SignInFlow {
  /** Returns the URL to redirect to, and stores the data that verifies the callback in cookies. */
  begin(request: FastifyRequest, reply: FastifyReply, options: { isFresh: boolean }): Promise<string>;
  /** Reads the identity from the callback. Rejects when the sign-in was cancelled, replayed or not verified. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn>;
  /** Asks the provider whether a person still has access. */
  refresh(refreshToken: string): Promise<Refreshed>;
  /** Reads a logout token of the provider. Throws `ProviderUnavailable` and `LogoutRejected`. */
  readLogout(token: string): Promise<LogoutRequest>;
}

interface SignedIn {
  identity: Identity;
  /** Asks the provider later about this person; undefined when it grants none. */
  refreshToken?: string | undefined;
}

/** `ended`: the provider has withdrawn the access. `unknown`: it does not answer. A new token replaces the old one. */
type Refreshed = { status: 'active'; refreshToken: string } | { status: 'ended' } | { status: 'unknown' };

interface FlowOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  publicOrigin: string;
  /** Timeout of a request to the provider, in milliseconds. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

type Connection = { oauth: OAuth2Namespace } & Awaited<ReturnType<IdentityProvider>>;

export class ProviderUnavailable extends DomainError<'unavailable'> {
  constructor(cause: unknown) {
    super(
      'unavailable',
      cause instanceof CertificateRejected
        ? `${cause.message}, so nobody can sign in. Ask the people who run your sign-in provider to renew it.`
        : 'The sign-in provider does not answer. Try again in a few minutes.',
    );
    this.cause = cause;
  }
}

/** Thrown for a callback that signs nobody in. */
export class SignInRejected extends DomainError<'invalid_input' | 'not_allowed' | 'sign_in_misconfigured'> {}

/** Thrown for a callback whose attempt ended before, or was never begun by this browser. */
export class SignInUsed extends SignInRejected {
  constructor(cause: unknown) {
    super('invalid_input', 'This sign-in has expired or was used already. Start again.');
    this.cause = cause;
  }
}

/** Thrown for a logout token that ends nothing. */
export class LogoutRejected extends DomainError<'invalid_input'> {
  constructor(cause?: unknown) {
    super('invalid_input', 'This logout token is not valid, or was used already.');
    this.cause = cause;
  }
}

/**
 * Authorization code with PKCE and state. The provider's metadata is fetched at the first sign-in, not at startup.
 * Throws `ProviderUnavailable` and `SignInRejected`.
 */
export function openSignInFlow(options: FlowOptions, identityProvider: IdentityProvider): SignInFlow {
  let connecting: Promise<Connection> | undefined;
  const connect = (): Promise<Connection> => {
    connecting ??= connectTo(options, identityProvider);
    return connecting.catch((cause: unknown) => {
      connecting = undefined;
      throw new ProviderUnavailable(cause);
    });
  };
  const explain = (error: unknown) => explainBy(identityProvider, error);
  return {
    begin: async (request, reply, { isFresh }) => {
      const { oauth } = await connect();
      const url = await beginAttempt(oauth, request, reply);
      // A provider that was asked for an age has to say when it saw the person.
      url.searchParams.set('max_age', String(isFresh ? 0 : sessionHoursAtMost * 3_600));
      if (isFresh) url.searchParams.set('prompt', 'login');
      return url.href;
    },
    finish: async (request, reply) => {
      rejectProviderError(request.query as Record<string, unknown>);
      const { oauth, verify } = await connect();
      const token = await exchangeCode(oauth, request, reply).catch(explain);
      const userinfo = () => fetchUserinfo(oauth, token, options);
      const verified = await verify({ idToken: String(token.id_token), userinfo });
      if (verified.value) return { identity: verified.value, refreshToken: token.refresh_token };
      if (verified.failure === 'unreachable') return explain(new ProviderUnavailable(verified.cause));
      throw rejectionOf(verified.cause, request);
    },
    refresh: async (refreshToken) => {
      try {
        const { oauth } = await connect();
        const { token } = await oauth.getNewAccessTokenUsingRefreshToken(refreshTokenOf(refreshToken), {});
        return { status: 'active', refreshToken: token.refresh_token ?? refreshToken };
      } catch (cause) {
        return { status: errorCodeOf(cause) === 'invalid_grant' ? 'ended' : 'unknown' };
      }
    },
    readLogout: async (token) => readVerifiedLogout(await connect(), token),
  };
}

/** Fetching the metadata again tells the date of a certificate that has expired meanwhile. */
async function explainBy(identityProvider: IdentityProvider, error: unknown): Promise<never> {
  if (!(error instanceof ProviderUnavailable) || certificateCodeOf(error.cause) === undefined) throw error;
  await identityProvider().catch((cause: unknown) => {
    throw new ProviderUnavailable(cause);
  });
  throw error;
}

function rejectionOf(cause: unknown, { log }: FastifyRequest): SignInRejected {
  if (cause instanceof ClockDiffers) {
    const { secondsAhead } = cause;
    log.error({ event: 'sign_in_clock_differs', secondsAhead, toleratedSeconds, err: cause });
    const minutes = Math.round(Math.abs(secondsAhead) / 60);
    return new SignInRejected(
      'sign_in_misconfigured',
      `The clocks of this site and of your sign-in provider differ by ${minutes} minutes, so nobody can sign in. Ask the people who run this site to set its clock.`,
    );
  }
  const message = 'We could not verify who you are. Ask the people who run your sign-in provider.';
  return Object.assign(new SignInRejected('not_allowed', message), { cause });
}

async function readVerifiedLogout({ verifyLogout }: Connection, token: string): Promise<LogoutRequest> {
  const verified = await verifyLogout(token);
  if (verified.value) return verified.value;
  throw verified.failure === 'unreachable'
    ? new ProviderUnavailable(verified.cause)
    : new LogoutRejected(verified.cause);
}

const refreshTokenOf = (refreshToken: string) =>
  ({ refresh_token: refreshToken, access_token: '', token_type: 'Bearer', expires_at: new Date(0) }) as Token;

async function connectTo(
  { issuer, clientId, clientSecret, publicOrigin, timeoutMs = defaultTimeoutMs }: FlowOptions,
  identityProvider: IdentityProvider,
): Promise<Connection> {
  const provider = await identityProvider();
  const oauth = await openOauthFlow({
    scope: ['openid', 'email', 'profile', ...(provider.grantsRefresh ? ['offline_access'] : [])],
    credentials: { client: { id: clientId, secret: clientSecret }, http: { timeout: timeoutMs } },
    callbackUri: publicOrigin + finishLogin.path,
    discovery: { issuer },
    pkce: 'S256',
    redirectStateCookieName: stateCookie,
    verifierCookieName: verifierCookie,
    cookie: { secure: publicOrigin.startsWith('https:'), sameSite: 'lax', path: '/' },
  });
  return { oauth, ...provider };
}

function rejectProviderError({ error, code }: Record<string, unknown>): void {
  if (error === 'access_denied')
    throw new SignInRejected('invalid_input', 'Sign-in was cancelled. Nothing has changed.');
  if (error !== undefined || typeof code !== 'string')
    throw new SignInRejected('invalid_input', 'The sign-in provider could not sign you in. Try again in a moment.');
}

async function exchangeCode(oauth: OAuth2Namespace, request: FastifyRequest, reply: FastifyReply): Promise<Token> {
  try {
    return await finishAttempt(oauth, request, reply);
  } catch (cause) {
    if (isUnreachable(cause) || isFailing(cause)) throw new ProviderUnavailable(cause);
    if (isRejectedClient(cause)) {
      request.log.error({ event: 'sign_in_misconfigured', err: cause });
      throw new SignInRejected(
        'sign_in_misconfigured',
        'Sign-in is not set up correctly: the provider rejects this site. Ask the people who run it to check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
      );
    }
    request.log.warn({ event: 'sign_in_refused', err: cause });
    throw new SignInUsed(cause);
  }
}

const fetchUserinfo = (oauth: OAuth2Namespace, token: Token, { timeoutMs = defaultTimeoutMs }: FlowOptions) =>
  within(oauth.userinfo(token.access_token), timeoutMs, 'userinfo timed out');

/** Returns true when the provider rejects our client rather than the person or the code (RFC 6749, section 5.2). */
function isRejectedClient(cause: unknown): boolean {
  const code = errorCodeOf(cause);
  return code === 'invalid_client' || code === 'unauthorized_client';
}

/** Returns true for an error of the provider's server. The client gives 406 for a response without JSON, such as a page. */
function isFailing(cause: unknown): boolean {
  const { statusCode = 0 } = (cause as { output?: { statusCode?: number } }).output ?? {};
  return statusCode >= 500 || statusCode === 406;
}

const errorCodeOf = (cause: unknown): unknown =>
  (cause as { data?: { payload?: { error?: unknown } } } | undefined)?.data?.payload?.error;
