import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The page of the provider may stay open for this long, in seconds. */
const maxAge = 12 * 3_600;
/** Abandoned attempts must not fill the header of every request. */
const mostAttempts = 10;

/** Returns the name of a cookie of one attempt to sign in: two tabs do not take each other's. */
const cookieOf = (name: string, state: unknown): string =>
  typeof state === 'string' && /^[\w-]+$/.test(state) ? `${name}.${state}` : name;

/** The state by which the callback of the provider names its attempt. */
export const stateOf = ({ query }: FastifyRequest): unknown => (query as { state?: unknown }).state;

export const readAttemptCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[cookieOf(name, stateOf(request))];

export function setAttemptCookie(
  { request, reply, state }: { request: FastifyRequest; reply: FastifyReply; state: unknown },
  [name, value]: readonly [name: string, value: string],
  options: CookieSerializeOptions,
): void {
  const earlier = Object.keys(request.cookies).filter((other) => other.startsWith(`${name}.`));
  if (earlier.length >= mostAttempts) for (const other of earlier) reply.clearCookie(other, options);
  reply.setCookie(cookieOf(name, state), value, { ...options, maxAge });
}

export function clearAttemptCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  options: CookieSerializeOptions,
): void {
  reply.clearCookie(cookieOf(name, stateOf(request)), options);
}
