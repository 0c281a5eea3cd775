import type { FastifyRequest } from 'fastify';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { freshMinutes } from '@workspace/contracts/sessions';

/** Returns the time until which the sign-in of a request is fresh, in milliseconds since 1970. */
export const freshUntil = ({ session }: Pick<FastifyRequest, 'session'>): number =>
  (session?.authenticatedAt ?? 0) + freshMinutes * 60_000;

/** Rejects a request whose person signed in too long ago for what it does. */
export function requireFreshSignIn(request: FastifyRequest, now: number): void {
  // A key has no sign-in of its own, whatever cookie comes with it.
  if (!request.apiKey && freshUntil(request) >= now) return;
  throw new ApiError(403, 'sign_in_again', 'Sign in again to do this: your sign-in is too long ago.');
}
