import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { plainPage } from './plain-page.ts';

/** An address that the router cannot read never reaches a route, nor what sets the headers of every other answer. */
export const handleFrameworkError =
  (headers: Record<string, string>): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (_error, _request, reply) =>
    void plainPage(reply.headers(headers), 400);

/** Answers what no route answered, in this site's own words: a library's say nothing to a reader. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => plainPage(reply, 404));
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return plainPage(reply, statusCode === 400 ? 400 : 404);
    request.log.error({ event: 'request_failed', err: error });
    return plainPage(reply, 503);
  });
}
