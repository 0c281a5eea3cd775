import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * Gives the API's connection its own stream in place of the client's request: when the API responds early, that stream
 * is destroyed, and the rest of the request must still be read.
 */
export function detachBody(request: FastifyRequest): void {
  const { raw } = request;
  if (request.body !== raw) return;
  const body = new PassThrough();
  // After an early response the stream has no other error listener.
  body.on('error', () => {});
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('the client left'));
  });
  request.body = raw.pipe(body);
}
