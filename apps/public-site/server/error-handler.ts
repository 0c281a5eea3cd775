import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { requestIdHeader } from '@workspace/node-server/request-ids';
import { plainPage } from './plain-page.ts';

/**
 * The router rejects a URL that it cannot decode before any route or hook runs, so this handler sets the safe headers
 * itself.
 */
export const handleFrameworkError =
  (headers: Record<string, string>): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (_error, request, reply) =>
    void plainPage(reply.headers({ ...headers, [requestIdHeader]: request.id }), 400);

/**
 * Sends the site's own error pages for unmatched routes and errors: a framework's messages mean nothing to a reader.
 */
export function addErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => plainPage(reply, 404));
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode === 416) return withoutBytes(reply);
    if (statusCode < 500) return plainPage(reply, statusCode === 400 ? 400 : 404);
    request.log.error({ event: 'request_failed', err: error });
    return plainPage(reply, 503);
  });
}

/** Answers a request for bytes that a file does not have. A program sent it. */
const withoutBytes = (reply: FastifyReply): FastifyReply =>
  reply
    .code(416)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The file does not have these bytes.');
