import type { FastifyRequest } from 'fastify';
import { postsVersionHeader } from '@workspace/contracts/posts-version';
import type { Reader } from '../database/visitor-reads.ts';
import { bearerOf } from './bearer.ts';

/** Returns the facts about a reader that decide where the request may read. */
export function readerOf(request: FastifyRequest): Reader {
  const sent = request.headers[postsVersionHeader];
  const version = typeof sent === 'string' && /^\d{1,18}$/.test(sent) ? BigInt(sent) : undefined;
  return { isKnown: request.session?.userId !== undefined || bearerOf(request) !== undefined, version };
}
