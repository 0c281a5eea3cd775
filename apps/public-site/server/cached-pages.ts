import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '@workspace/node-server/has-body';
import type { MeasureRequest } from '@workspace/node-server/metrics';
import { createRequestId, runWithRequestId } from '@workspace/node-server/request-ids';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Sends cached pages before the framework handles the request: its work takes longer than all else about such a response.
 * Everything else goes through it, and every request while it closes. The route of pages sends the same responses.
 */
export function sendCachedPages(app: FastifyInstance, cache: PageCache, measure: MeasureRequest): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  const [handle] = app.server.listeners('request') as [Handle];
  app.server.removeListener('request', handle);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isSent = !isClosing && request.method === 'GET' && !hasBody(request) && trySend(request, response);
    if (!isSent) handle(request, response);
  });

  function trySend(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const id = createRequestId();
    // A stale page starts a rendering, whose requests to the API carry the id.
    const page = runWithRequestId(id, () => cache.get(request.url!));
    if (!page) return false;
    response.once('finish', () => {
      const labels = { method: 'GET', route: '/*', status: response.statusCode };
      measure(labels, (performance.now() - startedAt) / 1_000);
    });
    sendPage(page, request.headers, id, response);
    return true;
  }
}
