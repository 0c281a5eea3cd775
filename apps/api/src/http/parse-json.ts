import type { FastifyInstance } from 'fastify';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { isNestedTooDeeply } from './json-nesting.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler receives the body as text. */
    takesText?: boolean;
  }
}

/** Parses JSON as Fastify does, but rejects excessive nesting. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (request.routeOptions.config.takesText) return done(null, body);
    if (isNestedTooDeeply(body as string))
      return done(new ApiError(400, 'invalid_input', 'This is nested too deeply to be read.'));
    return void parse(request, body as string, done);
  });
}
