import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The whole contract as OpenAPI 3.1, for those who call from elsewhere. */
export const getOpenapi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
});
