import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { immutableCacheControl } from '@workspace/node-server/cache-control';

/** The part of a file that a response sends: the stream of the bytes from `first` to `last`, both included. */
interface OpenPart {
  stream: Readable;
  size: number;
  first: number;
  last: number;
}

/** A response that is a file or a part of one, at an address whose content never changes. */
export class FileBytes {
  readonly #part: OpenPart;
  readonly #type: string;

  constructor(part: OpenPart, type: string) {
    this.#part = part;
    this.#type = type;
  }

  send({ headers: { range } }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { stream, size, first, last } = this.#part;
    if (parseRange(range)) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    return reply
      .headers({
        'content-type': this.#type,
        'content-length': last - first + 1,
        'accept-ranges': 'bytes',
        'cache-control': immutableCacheControl,
        // Opened by itself, a file stays a picture whatever it contains.
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stream);
  }
}

/** Parses a range of one part, such as `bytes=0-499` or `bytes=-500`. Undefined for any other, which is ignored. */
export function parseRange(header: string | undefined): { first?: number; last?: number } | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if ((!first && !last) || (first && last && Number(first) > Number(last))) return undefined;
  return { ...(first && { first: Number(first) }), ...(last && { last: Number(last) }) };
}
