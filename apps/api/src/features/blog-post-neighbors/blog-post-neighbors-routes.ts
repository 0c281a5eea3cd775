import type { FastifyInstance } from 'fastify';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import type { VisitorReads } from '../../database/visitor-reads.ts';
import { readerOf } from '../../http/reader-of.ts';
import { serve } from '../../http/serve.ts';
import { findNeighbors, placeOf } from './find-neighbors.ts';
import { findRelated } from './find-related.ts';

export function blogPostNeighborsRoutes(app: FastifyInstance, { visitorReads }: { visitorReads: VisitorReads }): void {
  serve(app, getNeighbors, ({ params: { slug }, query: { day, category }, request }) =>
    visitorReads(readerOf(request), async ({ newEm }) => {
      const em = newEm();
      const place = await placeOf(em, slug, day);
      if (!place) return { older: null, newer: null, related: [] };
      return { ...(await findNeighbors(em, place)), related: await findRelated(em, slug, category) };
    }),
  );
}
