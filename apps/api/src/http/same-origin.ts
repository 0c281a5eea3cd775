import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { bearerOf } from './bearer.ts';

const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns true when a page of another site made the browser send this request. A client that is no browser sends no
 * such header, and is accepted.
 */
export function isCrossSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== publicOrigin && !isOfHost(origin, headers.host);
}

const isOfHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

/** Rejects mutations that a page of another site requests with the user's cookies. */
export function rejectCrossSite(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (readsOnly.has(request.method) || request.routeOptions.config.acceptsOtherSites) return;
    // A browser attaches no key by itself, so no page of another site can use one.
    if (!bearerOf(request) && isCrossSite(request, publicOrigin)) {
      throw new ApiError(403, 'not_allowed', 'This request came from another site. Open the page here and try again.');
    }
  });
}
