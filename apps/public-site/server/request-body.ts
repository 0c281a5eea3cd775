import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * Gives the API's connection a stream of its own in place of the client's request: when the API responds early, that
 * stream is destroyed, and the rest of the request has to be read all the same.
 */
export function detachBody(request: FastifyRequest): void {
  const { raw } = request;
  if (request.body !== raw) return;
  const body = new PassThrough();
  // After an early response nobody else listens.
  body.on('error', () => {});
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('the client left'));
  });
  request.body = raw.pipe(body);
}
