import type { FastifyInstance } from 'fastify';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { previewLink } from '@workspace/contracts/link-previews';
import type { FetchFile } from '../../adapters/fetch-file.ts';
import { serve } from '../../http/serve.ts';
import { pageTextsOf } from '../blog-posts/stored-content.ts';

/** The head of any page is within this. In bytes. */
const largestPage = 4 * 1024 * 1024;

export function linkPreviewsRoutes(app: FastifyInstance, { fetchFile }: { fetchFile: FetchFile }): void {
  serve(app, previewLink, async ({ body: { url }, request: { log } }) => {
    const fetched = await fetchFile(url, largestPage, 'page');
    if (typeof fetched === 'string') throw apiError(previewLink, 'unreachable', fetched, { url: fetched });
    log.info({ event: 'link_previewed', bytes: fetched.bytes.length });
    return { preview: await pageTextsOf(fetched.bytes) };
  });
}
