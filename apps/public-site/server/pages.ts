import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from './page-cache.ts';
import { encodingFor, type StoredPage } from './stored-page.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Serves every address that is neither the API's nor a file as a page. */
export function servePages(app: FastifyInstance, cache: PageCache): void {
  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const plain = `/${path.split('/').filter(Boolean).join('/')}`;
    if (plain !== path) return reply.redirect(plain + request.url.slice(path.length), 308);
    const ready = cache.ready(path);
    if (ready) return send(ready, request, reply);
    return cache.page(path).then(
      (page) => send(page, request, reply),
      (error: unknown) => {
        request.log.warn({ event: 'page_unavailable', err: error });
        return unavailablePage(reply);
      },
    );
  });
}

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

function send(page: StoredPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers, bytes } = page.as[encodingFor(request.headers['accept-encoding'])];
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply
      .code(304)
      .headers({ etag: page.etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' })
      .send();
  }
  return reply.code(page.status).headers(headers).send(bytes);
}
