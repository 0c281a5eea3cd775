import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** Returns 200 while the process responds at all; a supervisor restarts a process that does not. */
export const isAlive = defineEndpoint({
  method: 'GET',
  path: '/livez',
  access: 'public',
  response: z.object({ alive: z.literal(true) }),
});

/**
 * Returns 200 once the process serves and its database responds, 503 otherwise. `publicOrigin` lets the site compare
 * it with its own.
 */
export const isReady = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  response: z.object({ ready: z.literal(true), publicOrigin: z.optional(z.string()) }),
});
