import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipped = promisify(gzip);

/**
 * A response that is already serialized: JSON bytes that match its schema. For a large response that is the same for
 * every client.
 */
export class JsonBytes {
  readonly #plain: Buffer;
  readonly #gzip: Buffer;

  private constructor(plain: Buffer, gzip: Buffer) {
    this.#plain = plain;
    this.#gzip = gzip;
  }

  /** Compresses in the thread pool, once for all clients. */
  static async of(json: Buffer): Promise<JsonBytes> {
    return new JsonBytes(json, await gzipped(json));
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(this.#plain);
    return reply.header('content-encoding', 'gzip').send(this.#gzip);
  }
}
