import type { FastifyInstance } from 'fastify';
import { everyResource } from '@workspace/contracts/every-endpoint';
import { getOpenapi } from '@workspace/contracts/openapi';
import { openapi } from './openapi.ts';
import { serve } from './serve.ts';

/** The document never changes while the process runs. */
export function openapiRoutes(app: FastifyInstance, { sessionCookieName }: { sessionCookieName: string }): void {
  const document = openapi(everyResource, sessionCookieName);
  serve(app, getOpenapi, () => document);
}
