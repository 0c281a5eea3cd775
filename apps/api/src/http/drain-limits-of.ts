import type { FastifyRequest } from 'fastify';
import { drainLimits, type DrainLimits } from '@workspace/node-server/finish-bodies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest file that this route takes, in bytes. */
    maxFileBytes?: number;
  }
}

/** A form has headers and a boundary around its file. */
const formBytes = 64 * 1024;

/**
 * How much is read after a refusal. A browser reads no response before it has sent its whole body, so that a person who
 * may upload a file hears why it is refused only if all of it is read.
 */
export function drainLimitsOf({ user, routeOptions: { config } }: FastifyRequest): DrainLimits {
  if (!user || config.maxFileBytes === undefined) return drainLimits;
  return { maxBytes: config.maxFileBytes + formBytes, holdMs: Infinity, lingerMs: 0 };
}
