import type { FastifyInstance } from 'fastify';
import { plainPath } from '@workspace/contracts/plain-path';
import { immutableCacheControl } from '@workspace/node-server/cache-control';
import { pageOfPreview, previewAddress, type Preview } from '../../src/head/preview.ts';
import { plainPage } from '../plain-page.ts';
import { PreviewCache } from './preview-cache.ts';
import type { PreviewRenderer } from './preview-renderer.ts';

export interface PreviewDeps {
  /** Returns the preview of the page at an address; undefined when there is no such page, or none for search engines. */
  previewOf: (path: string, search: string) => Promise<Preview | undefined>;
  renderer: PreviewRenderer;
}

/**
 * Serves the preview images of pages for link sharing. Renders only the current version, once: an older or invented
 * version redirects to the newest one.
 */
export function previewRoutes(app: FastifyInstance, { previewOf, renderer }: PreviewDeps): void {
  const cache = new PreviewCache(({ text }) => renderer.render(text));
  app.addHook('onClose', () => renderer.close());

  app.get<{ Querystring: { v?: string } }>('/preview/*', async (request, reply) => {
    const page = pageOfPreview(request.url);
    if (!page || page.path !== plainPath(page.path)) return plainPage(reply, 404);
    try {
      const preview = await previewOf(page.path, page.search);
      if (!preview) return plainPage(reply, 404);
      if (request.query.v !== preview.version) {
        return await reply
          .header('cache-control', 'no-cache')
          .redirect(previewAddress(page.path + page.search, preview), 302);
      }
      const png = await cache.get(preview);
      return await reply.header('cache-control', immutableCacheControl).type('image/png').send(png);
    } catch (err) {
      request.log.warn({ event: 'preview_not_rendered', err });
      return plainPage(reply, 503);
    }
  });
}
