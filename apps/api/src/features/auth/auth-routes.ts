import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backchannelLogout, finishLogin, getUser, login, logout } from '@workspace/contracts/auth';
import { signedInHint } from '@workspace/contracts/signed-in-hint';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import type { Identity } from '../../adapters/identity-provider.ts';
import { freshUntil } from '../../http/fresh-sign-in.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { serve } from '../../http/serve.ts';
import { setSignedInHint, sessionCookie } from '../../http/session.ts';
import { readAttemptCookie, setAttemptCookie } from './attempt-cookies.ts';
import { storeProviderToken } from './provider-tokens.ts';
import { endProviderSessions } from './end-provider-sessions.ts';
import { returnAddress } from './return-address.ts';
import { LogoutRejected, ProviderUnavailable, SignInRejected, SignInUsed, type SignInFlow } from './sign-in-flow.ts';
import { signIn, UnverifiedAddress } from './sign-in.ts';

export interface AuthDeps {
  signInFlow: SignInFlow;
  publicOrigin: string;
  clock: () => number;
  sessionSecrets: readonly string[];
}

const returnCookie = 'return_to';
const maxUserAgent = 300;

export function authRoutes(app: FastifyInstance, { signInFlow, publicOrigin, clock, sessionSecrets }: AuthDeps): void {
  const isSecure = publicOrigin.startsWith('https:');
  const lax = { path: '/', sameSite: 'lax', secure: isSecure } as const;

  serve(app, getUser, ({ user, request }) => ({ ...user, freshUntil: new Date(freshUntil(request)).toISOString() }));

  serve(app, login, [ProviderUnavailable], async ({ query, request, reply }) => {
    const returnTo = returnAddress(query.returnTo);
    // Cookies of one local host name are not sent to another, so the flow begins on the host where it ends. Redirects
    // only once: behind a proxy that rewrites the host, it never matches.
    if (!query.moved && request.host !== new URL(publicOrigin).host) {
      return publicOrigin + urlOf(login, { query: { returnTo, fresh: query.fresh, moved: '1' } });
    }
    const url = await signInFlow.begin(request, reply, { isFresh: query.fresh !== undefined });
    const attempt = { request, reply, state: new URL(url).searchParams.get('state') };
    setAttemptCookie(attempt, [returnCookie, returnTo], { ...lax, httpOnly: true });
    return url;
  });

  serve(app, finishLogin, [ProviderUnavailable, SignInRejected, UnverifiedAddress], async ({ request, reply }) => {
    // The cookie stays: Back may open this address again.
    const returnTo = returnAddress(readAttemptCookie(request, returnCookie));
    const signedIn = await signInFlow.finish(request, reply).catch(unlessSignedIn(request));
    if (!signedIn) return returnTo;
    const { identity, refreshToken } = signedIn;
    if (!identity.isVerified) request.log.warn({ event: 'sign_in_unverified' });
    const user = await signIn(request.em, identity);
    await request.session.regenerate();
    const now = clock();
    const userAgent = request.headers['user-agent']?.slice(0, maxUserAgent);
    Object.assign(request.session, { userId: user.id, renewedAt: now, signedInAt: now, userAgent });
    Object.assign(request.session, { authenticatedAt: now, ...statedBy(identity) });
    await request.session.save();
    if (refreshToken) await storeProviderToken(request.em, request.session.sessionId, refreshToken, sessionSecrets);
    setSignedInHint(reply, isSecure);
    request.log.info({ event: 'signed_in', userId: user.id });
    return returnTo;
  });

  serve(app, logout, async ({ request, reply }) => {
    // A link on another site must not end a session.
    if (isCrossSite(request, publicOrigin)) return '/';
    await request.session.destroy();
    for (const name of [sessionCookie(isSecure), signedInHint]) reply.clearCookie(name, lax);
    return '/';
  });

  backchannelRoute(app, signInFlow);
}

const statedBy = ({ subject, providerSession, authenticatedAt }: Identity) => ({
  providerSubject: subject,
  providerSession,
  ...(authenticatedAt !== undefined && { authenticatedAt }),
});

/** A used callback of a person who is signed in signs nobody in, and leaves no entry in the audit log. */
function unlessSignedIn(request: FastifyRequest): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof SignInUsed && request.session.userId)) throw error;
    delete request.recorder;
  };
}

/** The identity provider's server calls it, without cookies and without the headers of a browser. */
function backchannelRoute(app: FastifyInstance, signInFlow: SignInFlow): void {
  serve(app, backchannelLogout, [ProviderUnavailable, LogoutRejected], async ({ body, request }) => {
    const logout = await signInFlow.readLogout(body.logout_token).catch((error: unknown) => {
      if (error instanceof LogoutRejected) request.log.warn({ event: 'backchannel_logout_rejected', err: error.cause });
      throw error;
    });
    const ended = await endProviderSessions(request.em, logout, request.id);
    request.log.info({ event: 'backchannel_logout', ended });
  });
}
