import type { FastifyInstance } from 'fastify';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import { serve } from '../../http/serve.ts';
import { findNeighbors, placeOf } from './find-neighbors.ts';
import { findRelated } from './find-related.ts';

export function blogPostNeighborsRoutes(app: FastifyInstance): void {
  serve(app, getNeighbors, async ({ params: { slug }, query: { day, category }, request: { em } }) => {
    const place = await placeOf(em, slug, day);
    if (!place) return { older: null, newer: null, related: [] };
    return { ...(await findNeighbors(em, place)), related: await findRelated(em, slug, category) };
  });
}
