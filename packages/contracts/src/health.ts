import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** 200 while the process answers at all; a supervisor restarts a process that does not. */
export const isAlive = defineEndpoint({
  method: 'GET',
  path: '/livez',
  access: 'public',
  response: z.object({ alive: z.literal(true) }),
});

/** 200 once the process serves and its database answers, 503 otherwise. `publicOrigin` lets the site compare it with its own. */
export const isReady = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  response: z.object({ ready: z.literal(true), publicOrigin: z.optional(z.string()) }),
});
