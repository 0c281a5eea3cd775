import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPath } from '@workspace/contracts/plain-path';
import type { PageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { plainPage } from './plain-page.ts';
import { sendPage } from './send-page.ts';
import type { StoredPage } from './stored-page.ts';

type Pages = Pick<PageSource, 'cacheKeyOf' | 'relevantSearch'> & {
  cache: PageCache;
  /** Pages with a query that they read. Their number is unlimited, so they must not evict the others. */
  searches: PageCache;
};

/** Serves every path that belongs neither to the API nor to a file as a page. */
export function servePages(app: FastifyInstance, { cache, searches, cacheKeyOf, relevantSearch }: Pages): void {
  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const search = request.url.slice(path.length);
    const pageSearch = search && relevantSearch(path, search);
    const pages = pageSearch ? searches : cache;
    const ready = pages.get(path + pageSearch);
    if (ready) return send(ready, request, reply);
    const plain = plainPath(path);
    if (plain !== path) return reply.redirect(plain + search, 308);
    const key = pageSearch ? path + pageSearch : cacheKeyOf(plain);
    const shared = pages.get(key);
    if (shared) return send(shared, request, reply);
    if (!pages.canRender(key)) return plainPage(reply, 503);
    return pages.render(key).then(
      (page) => send(page, request, reply),
      (error: unknown) => {
        request.log.warn({ event: 'page_unavailable', err: error });
        return plainPage(reply, 503);
      },
    );
  });
}

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** Sends a page past the framework: it has its headers ready and needs no further processing. */
function send(page: StoredPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  sendPage(page, request.headers, request.id, reply.raw);
  return reply;
}
