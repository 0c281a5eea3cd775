import type { FastifyInstance } from 'fastify';
import { previewPost } from '@workspace/contracts/blog-post-previews';
import { serve } from '../../http/serve.ts';
import { PostTooComplex, previewUnsaved } from '../blog-posts/preview-unsaved.ts';

export function blogPostPreviewsRoutes(app: FastifyInstance, { clock }: { clock: () => number }): void {
  serve(app, previewPost, [PostTooComplex], async ({ body, request: { em } }) => ({
    post: await previewUnsaved(em, body, new Date(clock())),
  }));
}
