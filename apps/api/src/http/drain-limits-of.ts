import type { FastifyRequest } from 'fastify';
import { drainLimits, type DrainLimits } from '@workspace/node-server/finish-bodies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum file size of this route, in bytes. */
    maxFileBytes?: number;
  }
}

/** A multipart form has headers and a boundary around its file. */
const formBytes = 64 * 1024;

/**
 * Returns how much of a body is read after an error. A browser reads no response before it has sent its whole body, so
 * a user who may upload a file sees the error only if all of it is read.
 */
export function drainLimitsOf({ user, routeOptions: { config } }: FastifyRequest): DrainLimits {
  if (!user || config.maxFileBytes === undefined) return drainLimits;
  return { maxBytes: config.maxFileBytes + formBytes, holdMs: Infinity, lingerMs: 0 };
}
