import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** 200 once the process serves and its database answers, 503 otherwise. */
export const isReady = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  response: z.object({ ready: z.literal(true) }),
});
