import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** Returns the whole contract as OpenAPI 3.1 for external clients. */
export const getOpenapi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
});
