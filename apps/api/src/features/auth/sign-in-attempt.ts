import type { CookieSerializeOptions } from '@fastify/cookie';
import type { OAuth2Namespace, Token } from '@fastify/oauth2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearAttemptCookie, readAttemptCookie, setAttemptCookie, stateOf } from './attempt-cookies.ts';

export const stateCookie = 'sign-in-state';
export const verifierCookie = 'sign-in-verifier';

/**
 * Returns the URL to redirect to. The library has one set of cookies for all attempts of a browser, so it writes them
 * here: only the verifier is stored, under the name of its attempt.
 */
export async function beginAttempt(oauth: OAuth2Namespace, request: FastifyRequest, reply: FastifyReply): Promise<URL> {
  const written = new Map<string, [value: string, options: CookieSerializeOptions]>();
  const setCookie = (name: string, value: string, options: CookieSerializeOptions) =>
    written.set(name, [value, options]);
  const url = new URL(await oauth.generateAuthorizationUri(request, { setCookie } as unknown as FastifyReply));
  const [verifier, options] = written.get(verifierCookie)!;
  setAttemptCookie({ request, reply, state: url.searchParams.get('state') }, [verifierCookie, verifier], options);
  return url;
}

/** Exchanges the code of the callback, once. A verifier under the name of the state proves that this browser began. */
export async function finishAttempt(
  oauth: OAuth2Namespace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Token> {
  const verifier = readAttemptCookie(request, verifierCookie);
  const cookies = verifier ? { [stateCookie]: stateOf(request), [verifierCookie]: verifier } : {};
  const clearCookie = (name: string, options: CookieSerializeOptions) => {
    if (name === verifierCookie) clearAttemptCookie({ request, reply }, name, options);
  };
  const { token } = await oauth.getAccessTokenFromAuthorizationCodeFlow(
    { query: request.query, cookies } as unknown as FastifyRequest,
    { clearCookie } as unknown as FastifyReply,
  );
  return token;
}
