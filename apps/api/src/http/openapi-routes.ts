import type { FastifyInstance } from 'fastify';
import { everyResource } from '@workspace/contracts/every-endpoint';
import { getOpenapi } from '@workspace/contracts/openapi';
import { openapi } from './openapi.ts';
import { serve } from './serve.ts';

/** The document never changes while the process runs. Few ask for it, so the first request generates it, not the start. */
export function openapiRoutes(app: FastifyInstance, { sessionCookieName }: { sessionCookieName: string }): void {
  let document: ReturnType<typeof openapi> | undefined;
  serve(app, getOpenapi, () => (document ??= openapi(everyResource, sessionCookieName)));
}
