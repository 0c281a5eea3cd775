import type { FastifyRequest } from 'fastify';
import { postsVersionHeader } from '@workspace/contracts/posts-version';
import { bearerOf } from './bearer.ts';

/** Returns the facts about a reader that decide where the request may read: see `database/visitor-reads.ts`. */
export function readerOf(request: FastifyRequest): { isKnown: boolean; version: bigint | undefined } {
  const sent = request.headers[postsVersionHeader];
  const version = typeof sent === 'string' && /^\d{1,18}$/.test(sent) ? BigInt(sent) : undefined;
  return { isKnown: request.session?.userId !== undefined || bearerOf(request) !== undefined, version };
}
