import cookie from '@fastify/cookie';
import session, { type SessionStore } from '@fastify/session';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { signedInHint } from '@workspace/contracts/signed-in-hint';

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** The time when the session was last renewed: to extend its life, or to be signed with the newest secret. */
    renewedAt?: number;
    /** The time of the sign-in. */
    signedInAt?: number;
    /** The time when the provider last saw the person itself, and not an earlier sign-in. */
    authenticatedAt?: number;
    userAgent?: string;
    /** The person and the session at the provider, which a logout token names. */
    providerSubject?: string | undefined;
    providerSession?: string | undefined;
  }
}

export interface SessionOptions {
  store: SessionStore;
  /** Newest first. */
  secrets: string[];
  isSecure: boolean;
  clock: () => number;
}

const sessionHours = 8;
const sessionMilliseconds = sessionHours * 3_600_000;

/** Returns the cookie name; over HTTPS the prefix makes a browser accept the cookie only from this exact host. */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Host-sid' : 'sid');

/** Sets a cookie that tells scripts that a user is signed in, with the lifetime of the session. */
export function setSignedInHint(reply: FastifyReply, isSecure: boolean): void {
  const lax = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  reply.setCookie(signedInHint, '1', { ...lax, maxAge: sessionHours * 3_600 });
}

/** Registers sessions for signed-in users. Anonymous requests store nothing. */
export async function registerSessions(
  app: FastifyInstance,
  { store, secrets, isSecure, clock }: SessionOptions,
): Promise<void> {
  const cookieName = sessionCookie(isSecure);
  await app.register(cookie);
  // The library clears the cookie of an unknown session. The browser may have the cookie of a newer one by then: another
  // tab has signed in.
  app.addHook('onSend', async (request) => {
    if (!request.session?.userId) Object.assign(request, { session: null });
  });
  await app.register(session, {
    secret: secrets,
    store,
    cookieName,
    cookie: { httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: sessionMilliseconds, path: '/' },
    saveUninitialized: false,
    rolling: false,
  });
  app.addHook('onRequest', async ({ session: current, cookies }, reply) => {
    if (!current?.userId) return;
    const isHalfOver = clock() - (current.renewedAt ?? 0) > sessionMilliseconds / 2;
    // Signed with an older secret: saving signs it again, so that removing that secret signs no user out.
    const isSignedBefore = cookies[cookieName] !== current.encryptedSessionId;
    if (!isHalfOver && !isSignedBefore) return;
    current.renewedAt = clock();
    current.touch();
    setSignedInHint(reply, isSecure);
  });
}
