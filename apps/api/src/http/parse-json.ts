import type { FastifyInstance } from 'fastify';
import { Refusal } from '@workspace/contracts/endpoint/problem';
import { isNestedTooDeeply } from './json-nesting.ts';

/** Parses JSON as Fastify does, but for what is nested beyond all measure. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isNestedTooDeeply(body as string))
      return done(new Refusal(400, 'invalid_input', 'This is nested too deeply to be read.'));
    return void parse(request, body as string, done);
  });
}
