import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { logFailure } from '@workspace/node-server/request-log';
import { requestIdHeader, shortRequestId } from '@workspace/node-server/request-ids';
import { login } from '@workspace/contracts/auth';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { refersToDeleted } from '../database/refers-to-deleted.ts';
import { errorPage, errorPagePolicy, type ErrorPageLinks } from './error-page.ts';

const byStatus: Record<number, [code: string, message: string]> = {
  400: ['invalid_input', 'We could not read that request.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'That is larger than we accept.'],
  415: ['unsupported_type', 'We do not accept that kind of content.'],
  429: ['too_many_requests', 'Please wait a moment and try again.'],
  500: ['unexpected', 'Something went wrong on our side. Try again in a moment.'],
};

const databaseAway = 'Our database is not responding. Try again in a few seconds.';
const deletedMeanwhile = 'Something that this belongs to was deleted meanwhile. Load the page again.';
/** Retry-After for temporary errors, in seconds. */
const retryAfter = '5';

/** The one place that turns thrown errors into responses. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendError(apiErrorOf({ statusCode: 404 }), request, reply));
  app.setErrorHandler((error, request, reply) => sendError(reportedError(error, request), request, reply));
}

/** Maps a thrown error to an ApiError for the client. A server error becomes the request's line in the log. */
export function reportedError(error: unknown, request: FastifyRequest): ApiError {
  const apiError = apiErrorOf(error);
  if (apiError.status >= 500) {
    const cause = error instanceof ApiError ? (error.cause ?? error) : error;
    const event = isDatabaseUnavailable(error) ? 'database_unavailable' : 'request_failed';
    logFailure(request, { level: 'error', event, code: apiError.code, err: cause });
  }
  return apiError;
}

/** A URL that the router cannot parse never reaches a route: it gets the same error response. */
export const handleFrameworkError: NonNullable<FastifyServerOptions['frameworkErrors']> = (error, request, reply) =>
  void sendError(apiErrorOf(error), request, reply.header(requestIdHeader, request.id));

/** Our own errors are sent as they are; of a library's error only the status is sent. */
function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError(503, 'unavailable', databaseAway);
  if (refersToDeleted(error)) return new ApiError(404, 'not_found', deletedMeanwhile);
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  const [code, message] = byStatus[status] ?? byStatus[status < 500 ? 400 : 500]!;
  return new ApiError(status, code, message);
}

/** Sends the message as text, as RFC 9457 problem details when JSON is accepted, or as a page after a navigation. */
function sendError(apiError: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, fields } = apiError;
  const { accept = '' } = request.headers;
  // Appended to the existing value: other hooks write Vary too.
  const vary = [reply.getHeader('vary'), 'accept'].flat().filter(Boolean).join(', ');
  reply.code(status).header('vary', vary).header('cache-control', 'no-store');
  if (code === 'unavailable') reply.header('retry-after', retryAfter);
  if (accept.includes('json')) {
    const problem = JSON.stringify({ title: message, status, code, fields });
    return reply.type('application/problem+json; charset=utf-8').send(problem);
  }
  if (accept.includes('text/html')) {
    reply.header('content-security-policy', errorPagePolicy);
    return reply
      .type('text/html; charset=utf-8')
      .send(errorPage(message, status, shortRequestId(request.id), linksFor(request, apiError)));
  }
  return reply.type('text/plain; charset=utf-8').send(message);
}

/**
 * Returns the links of an error page: back to the page of a rejected form, and to the sign-in for an authentication
 * error.
 */
function linksFor({ url, method, headers }: FastifyRequest, { status, code }: ApiError): ErrorPageLinks {
  const offersSignIn = status === 401 || status === 403 || url.startsWith(login.path);
  const referer = headers.referer ? URL.parse(headers.referer) : null;
  const from = referer && /^\/(?!\/)/.test(referer.pathname) ? referer.pathname + referer.search : undefined;
  const again = code === 'sign_in_again' ? { query: { fresh: '1' as const, returnTo: from } } : {};
  const signIn = offersSignIn ? urlOf(login, again) : undefined;
  return { signIn, backTo: method === 'POST' || code === 'sign_in_again' ? from : undefined };
}
