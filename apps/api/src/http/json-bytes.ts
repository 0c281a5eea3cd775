import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType, input } from 'zod/v4/core';
import { ownBytes } from '@workspace/node-server/own-bytes';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { pickListedKeys } from './validate.ts';

const gzipped = promisify(gzip);

/**
 * A response that is already serialized: JSON bytes that match its schema. For a response that is the same for many
 * clients.
 */
export class JsonBytes {
  readonly #plain: Buffer;
  readonly #gzip: Buffer;

  private constructor(plain: Buffer, gzip: Buffer) {
    this.#plain = plain;
    this.#gzip = gzip;
  }

  /** Serializes the response of an endpoint. Keys that its schema does not list are left out. */
  static ofResponse<E extends Endpoint & { response: $ZodType }>(
    endpoint: E,
    response: input<E['response']>,
  ): Promise<JsonBytes> {
    return JsonBytes.of(Buffer.from(JSON.stringify(pickListedKeys(endpoint, endpoint.response, response))));
  }

  /** Compresses in the thread pool, once for all clients. */
  static async of(json: Buffer): Promise<JsonBytes> {
    return new JsonBytes(ownBytes(json), ownBytes(await gzipped(json)));
  }

  get size(): number {
    return this.#plain.length + this.#gzip.length;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(this.#plain);
    return reply.header('content-encoding', 'gzip').send(this.#gzip);
  }
}
